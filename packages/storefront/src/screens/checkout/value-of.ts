import type { ChosenForm } from './chosen.ts';

/** What stands in a field of the page, by the field's id; to tell whether it was changed. */
export const valueOf = ({ form, chosen }: ChosenForm, id: string): string => {
  const [kind = '', ...rest] = id.split('-');
  if (kind === 'agreement') return String(form.agreements.includes(rest.join('-')));
  const values: Readonly<Record<string, string>> = {
    'address-choice': form.address,
    'delivery-choice': chosen.delivery?.slug ?? '',
    'payment-choice': form.payment,
    'coupon-code': `${form.coupon} ${form.couponTyped}`,
    'pickup-name': form.collector.name,
    'pickup-phone': form.collector.phone,
  };
  const field = kind === 'address' ? form.entry[rest.join('-')] : undefined;
  return values[id] ?? field ?? '';
};
