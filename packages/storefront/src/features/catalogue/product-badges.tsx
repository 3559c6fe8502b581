import { Badge } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';
import type { CardProduct } from './card-product.ts';
import { savingPercent } from './saving.ts';

/** What catches the eye of a product: a lower price, many buyers. Nothing for the rest. */
export const ProductBadges = ({
  product,
}: {
  readonly product: Pick<CardProduct, 'price' | 'oldPrice' | 'isPopular'>;
}) => {
  const { _ } = useLingui();
  const percent = savingPercent(product, useShop().country.currency);
  return (
    <>
      {percent !== null && <Badge tone="clay">{_('shop.saving', { percent })}</Badge>}
      {product.isPopular && <Badge tone="lime">{_('shop.popular-badge')}</Badge>}
    </>
  );
};
