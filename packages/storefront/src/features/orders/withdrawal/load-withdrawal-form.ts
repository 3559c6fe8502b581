import type { Shop } from '../../../shared/shop.tsx';

/** The form's code and words, which an order is shown without. */
export const loadWithdrawalForm = async ({ needWords }: Pick<Shop, 'needWords'>) => {
  const [form] = await Promise.all([import('./withdrawal-form.tsx'), needWords(['form', 'withdrawal'])]);
  return form;
};
