import { Badge } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { CardProduct } from './card-product.ts';
import { usePrices, type Priced } from './use-prices.ts';

/** What catches the eye of a product: a lower price, many buyers. Nothing for the rest. */
export const ProductBadges = ({
  product,
  card = false,
}: {
  readonly product: Priced & Pick<CardProduct, 'isPopular'>;
  /** In a card only a price is worth hiding some of the picture; what is popular has a list of its own. */
  readonly card?: boolean;
}) => {
  const { _ } = useLingui();
  const { percent } = usePrices(product);
  return (
    <>
      {percent !== null && <Badge tone="clay">{_('shop.saving', { percent })}</Badge>}
      {product.isPopular && !card && <Badge tone="lime">{_('shop.popular-badge')}</Badge>}
    </>
  );
};
