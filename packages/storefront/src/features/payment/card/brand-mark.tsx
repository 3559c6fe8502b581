import { Icon } from '@caravan/ui';
import css from './brand-mark.module.css';
import { cardFactsOf, type CardBrand } from './card-brand.ts';
import { cardDigits } from './card-number.ts';

/** Names that are the same in every language. */
const names: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  mir: 'Mir',
  troy: 'Troy',
  amex: 'Amex',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
};

/** Whose card it is, shown while the number is typed (PAY-2). */
export const BrandMark = ({ number }: { readonly number: string }) => {
  const { brand } = cardFactsOf(cardDigits(number));
  return (
    <output className={css.mark} data-brand={brand ?? undefined}>
      {brand ? names[brand] : <Icon name="card" />}
    </output>
  );
};
