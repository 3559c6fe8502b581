import { classNames, PriceText } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import css from './product-price.module.css';
import { usePrices, type Priced } from './use-prices.ts';

/** The price of one, with what it is compared with struck through. */
export const ProductPrice = ({
  product,
  size,
  stacked,
  className,
}: {
  readonly product: Priced;
  readonly size?: 's' | 'm' | 'xl';
  /** The price compared with always below, never beside. */
  readonly stacked?: boolean;
  readonly className?: string | undefined;
}) => {
  const { _ } = useLingui();
  const { amount, before, own, percent } = usePrices(product);
  return (
    <PriceText
      size={size}
      stacked={stacked}
      className={classNames(stacked && css.stacked, className)}
      amount={amount}
      label={own ? _('shop.your-price') : undefined}
      oldAmount={before}
      oldLabel={own && percent === null ? _('shop.retail-price') : _('shop.old-price')}
    />
  );
};
