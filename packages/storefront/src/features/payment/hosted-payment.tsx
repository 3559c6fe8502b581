import { Button, Surface } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { BankForm } from './bank-form.tsx';
import css from './card-payment.module.css';
import type { PayProps } from './kinds/payment-kind-view.ts';

/** What comes after the button: the card is typed at the bank, confirmed there, and the bank leads back. */
const way: readonly MessageDescriptor[] = [
  msg({ id: 'pay.hosted-card' }),
  msg({ id: 'pay.hosted-confirm' }),
  msg({ id: 'pay.hosted-back' }),
];

/** The way to the bank's own page, where the card is typed (PAY-3, hosted). */
export const HostedPayment = ({ order, data }: PayProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const [busy, setBusy] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
    setBusy(true);
  };
  return (
    <Surface className={css.card}>
      <h2 className={css.title}>{_('pay.hosted')}</h2>
      <ol className={css.way}>
        {way.map(({ id }) => (
          <li key={id}>{_(id)}</li>
        ))}
      </ol>
      <BankForm data={data} onSubmit={submit} className={css.form}>
        <Button type="submit" size="l" wide busy={busy}>
          {_('pay.pay', { total: price(order.total) })}
        </Button>
      </BankForm>
      <p className={css.note}>{_('pay.hosted-safe')}</p>
    </Surface>
  );
};
