import { PriceText } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { usePrices, type Priced } from './use-prices.ts';

/** The price of one, with what it is compared with struck through. */
export const ProductPrice = ({
  product,
  size,
  className,
}: {
  readonly product: Priced;
  readonly size?: 's' | 'm' | 'xl';
  readonly className?: string | undefined;
}) => {
  const { _ } = useLingui();
  const { amount, before, own, percent } = usePrices(product);
  return (
    <PriceText
      size={size}
      className={className}
      amount={amount}
      label={own ? _('shop.your-price') : undefined}
      oldAmount={before}
      oldLabel={own && percent === null ? _('shop.retail-price') : _('shop.old-price')}
    />
  );
};
