import { productPath } from '../../routes/product-path.ts';
import type { SessionUser } from '../../shared/session/session-user.ts';

/**
 * The address to pass on: the product's own, with who passes it on for owners from assistant supervisor up (SHOP-7), who
 * sponsor those that come by it.
 */
export const shareLink = (
  product: { readonly id: number; readonly slug: string },
  user: Pick<SessionUser, 'level' | 'username'> | null,
  origin: string,
): string => {
  const link = new URL(productPath(product), origin);
  if (user && user.level !== 'novus') link.searchParams.set('ref', user.username);
  return link.href;
};
