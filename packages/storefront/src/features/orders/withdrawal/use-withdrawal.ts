import { isSilent, type ApiError } from '@caravan/api-client';
import type { Order } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useFormErrors, type FormErrors } from '../../../shared/form/use-form-errors.ts';
import { useShop } from '../../../shared/shop.tsx';
import { forgetWithdrawal, keepWithdrawal, keptWithdrawal } from './kept-withdrawal.ts';
import { emptyWithdrawal, isChosen, withdrawalBody, type WithdrawalEntry } from './withdrawal-entry.ts';

/** What the server says of the products and of the reason. */
const refusedFields = ({ fields }: ApiError): FormErrors =>
  Object.fromEntries(
    ['lines', 'reason'].flatMap((field) => {
      const text = Object.entries(fields).find(([name]) => name.split('.', 1)[0] === field)?.[1][0];
      return text === undefined ? [] : [[field, text]];
    }),
  );

/**
 * The state of a withdrawal from filling in to sending. What was filled in stays when it is refused, and over a reload (API-73).
 * Products and their quantities are no plain fields, so it has the errors of any form, but not its values.
 */
export const useWithdrawal = (order: Order, onSent: (order: Order) => void) => {
  const { _ } = useLingui();
  const { api, tab } = useShop();
  const [entry, setEntry] = useState(() => keptWithdrawal(tab, order));
  const { errors, follow, show } = useFormErrors<WithdrawalEntry>({
    values: entry,
    validate: (filled) => (isChosen(filled) ? {} : { lines: _('withdrawal.choose') }),
    valueOf: ({ whole, units, reason }, field) => (field === 'reason' ? reason : whole || units),
  });
  /** Why it was refused as a whole, in words. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [stage, setStage] = useState<'filling' | 'sending' | 'sent'>('filling');

  /** Whether it was sent; `errors` and `refusal` say why not. */
  const send = async (): Promise<boolean> => {
    setRefusal(null);
    show(isChosen(entry) ? {} : { lines: _('withdrawal.choose') });
    if (!isChosen(entry)) return false;
    setStage('sending');
    const body = withdrawalBody(entry, order);
    const [error, changed] = await api.post('withdraw', { params: { id: order.pk }, body });
    setStage(error ? 'filling' : 'sent');
    if (!error) {
      forgetWithdrawal(tab);
      onSent(changed);
      return true;
    }
    const refused = refusedFields(error);
    show(refused);
    if (Object.keys(refused).length === 0 && !isSilent(error)) setRefusal(error.message);
    return false;
  };
  const change = (part: Partial<WithdrawalEntry>) => {
    const changed = { ...entry, ...part };
    setEntry(changed);
    keepWithdrawal(tab, order.pk, changed);
    follow(entry, changed);
    setRefusal(null);
  };
  const begin = () => {
    setEntry(emptyWithdrawal);
    setStage('filling');
  };
  return { entry, errors, refusal, stage, send, change, begin };
};
