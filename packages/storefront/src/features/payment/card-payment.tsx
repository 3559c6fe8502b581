import { localTime } from '@caravan/i18n';
import { Button, Surface } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { maskFitting } from '../../shared/form/mask-fitting.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useShop } from '../../shared/shop.tsx';
import { BankForm } from './bank-form.tsx';
import css from './card-payment.module.css';
import { BrandMark } from './card/brand-mark.tsx';
import { bankFields, cardErrors, cardForm, emptyCard, type CardField } from './card/card-form.ts';
import { cardNumberFitting } from './card/card-number.ts';
import type { PayProps } from './kinds/payment-kind-view.ts';
import { postWith } from './post-with.ts';

const errorWords: Readonly<Record<CardField, MessageDescriptor>> = {
  holder: msg({ id: 'pay.holder-missing' }),
  number: msg({ id: 'pay.number-invalid' }),
  expiry: msg({ id: 'pay.expiry-invalid' }),
  cvv: msg({ id: 'pay.cvv-invalid' }),
};

const prefix = 'card-';
const expiry = maskFitting('00/00');
const cvv = maskFitting('0000');

/** The card, typed on our page and posted straight to the bank; it is kept nowhere (PAY-1, PAY-2). */
export const CardPayment = ({ order, data }: PayProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { timeZone } = useShop().country;
  const [busy, setBusy] = useState(false);
  const form = useForm({
    first: emptyCard,
    validate: (card) =>
      Object.fromEntries(
        cardErrors(card, localTime(new Date(), timeZone)).map((name) => [name, _(errorWords[name].id)]),
      ),
  });
  const { values: card } = form;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !form.accept()) return;
    setBusy(true);
    postWith(event.currentTarget, bankFields(card));
  };

  return (
    <Surface className={css.card}>
      <BankForm data={data} onSubmit={submit} className={css.form}>
        <FormErrorSummary state={form} prefix={prefix} />
        <FormFields
          fields={cardForm}
          values={card}
          errors={form.errors}
          prefix={prefix}
          onChange={(field, value) => form.change({ ...card, [field]: value })}
          onLeave={(field, value) => {
            // What is still empty is not wrong yet.
            if (value !== '') form.leave(field, { ...card, [field]: value });
          }}
          extras={{
            holder: { autoCapitalize: 'characters' },
            number: { fitting: cardNumberFitting, trailing: <BrandMark number={card.number} /> },
            expiry: { fitting: expiry },
            cvv: { fitting: cvv },
          }}
        />
        <Button type="submit" size="l" wide busy={busy}>
          {_('pay.pay', { total: price(order.total) })}
        </Button>
      </BankForm>
      <p className={css.note}>{_('pay.to-bank')}</p>
    </Surface>
  );
};
