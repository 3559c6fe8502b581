import { servedPart } from '../../shared/loading/served-part.tsx';

/** What members say of a product: read at once, hydrated when one comes near. */
export const reviewsPart = servedPart(() => import('./reviews-section.tsx'), 'reviews');
