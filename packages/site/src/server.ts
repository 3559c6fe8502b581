import { country } from 'virtual:country';
import { createSite } from './create-site.ts';

/** The server of the country that is built. */
export const { createCountryServer } = createSite(country);
export { country };
