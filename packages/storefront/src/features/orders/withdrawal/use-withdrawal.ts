import { isSilent, type ApiError } from '@caravan/api-client';
import type { Order } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useShop } from '../../../shared/shop.tsx';
import { emptyWithdrawal, isChosen, withdrawalBody, type WithdrawalEntry } from './withdrawal-entry.ts';

/** What is wrong, in words: beside the products, beside the reason, or with the declaration as a whole. */
export interface WithdrawalErrors {
  readonly lines?: string;
  readonly reason?: string;
  readonly whole?: string;
}

const errorsOf = ({ fields, message }: ApiError): WithdrawalErrors => {
  const of = (field: 'lines' | 'reason') =>
    Object.entries(fields).find(([name]) => name.split('.', 1)[0] === field)?.[1][0];
  const [lines, reason] = [of('lines'), of('reason')];
  if (lines === undefined && reason === undefined) return { whole: message };
  return { ...(lines !== undefined && { lines }), ...(reason !== undefined && { reason }) };
};

/** The state of a withdrawal from filling in to sending. What was filled in stays when it is refused (API-73). */
export const useWithdrawal = (order: Order, onSent: (order: Order) => void) => {
  const { _ } = useLingui();
  const { api } = useShop();
  const [entry, setEntry] = useState(emptyWithdrawal);
  const [errors, setErrors] = useState<WithdrawalErrors>({});
  const [stage, setStage] = useState<'filling' | 'sending' | 'sent'>('filling');

  /** Whether it was sent; `errors` say why not. */
  const send = async (): Promise<boolean> => {
    if (!isChosen(entry)) {
      setErrors({ lines: _('withdrawal.choose') });
      return false;
    }
    setErrors({});
    setStage('sending');
    const body = withdrawalBody(entry, order);
    const [error, changed] = await api.post('withdraw', { params: { id: order.pk }, body });
    setStage(error ? 'filling' : 'sent');
    if (error) setErrors(isSilent(error) ? {} : errorsOf(error));
    else onSent(changed);
    return !error;
  };
  const change = (changed: Partial<WithdrawalEntry>) => {
    setEntry((now) => ({ ...now, ...changed }));
    // What was said of the products holds no longer once they are chosen anew.
    setErrors(({ reason }) => ('reason' in changed || reason === undefined ? {} : { reason }));
  };
  const begin = () => {
    setEntry(emptyWithdrawal);
    setStage('filling');
  };
  return { entry, errors, stage, send, change, begin };
};
