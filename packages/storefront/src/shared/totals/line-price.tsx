import type { Minor } from '@caravan/money';
import { PriceText } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../format/use-format.ts';

export interface LinePriceProps {
  /** What the line costs this buyer, and at the retail price; smallest units. */
  readonly own: Minor;
  readonly retail: Minor;
  readonly size?: 's' | 'm';
  /** Both prices beside each other, where there is room. */
  readonly inline?: boolean;
}

/** The price of a line: the buyer's own, with the retail one struck through where it is another (SHOP-14). */
export const LinePrice = ({ own, retail, size, inline = false }: LinePriceProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const lower = own < retail;
  return (
    <PriceText
      size={size}
      stacked={!inline}
      amount={price(own)}
      label={lower && _('shop.your-price')}
      oldAmount={lower && price(retail)}
      oldLabel={_('shop.retail-price')}
    />
  );
};
