import { Button, Icon, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import { BankForm } from './bank-form.tsx';
import css from './card-payment.module.css';
import type { PayProps } from './kinds/payment-kind-view.ts';
import { useBackFromBank } from './use-back-from-bank.ts';

/** The way to the bank's own page, where the card is typed (PAY-3, hosted). */
export const HostedPayment = ({ order, data }: PayProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const [busy, setBusy] = useState(false);
  useBackFromBank(() => setBusy(false));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
    setBusy(true);
  };
  return (
    <Surface className={css.card}>
      <p>{_('pay.hosted')}</p>
      <BankForm data={data} onSubmit={submit} className={css.form}>
        <Button type="submit" size="l" wide busy={busy} icon={<Icon name="card" />}>
          {_('pay.pay', { total: price(order.total) })}
        </Button>
      </BankForm>
      <p className={css.note}>{_('pay.to-bank')}</p>
    </Surface>
  );
};
