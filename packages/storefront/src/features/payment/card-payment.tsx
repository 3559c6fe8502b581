import type { Order } from '@caravan/contract';
import { localTime, toAsciiDigits } from '@caravan/i18n';
import { Button, ErrorSummary, Icon, Surface, TextField } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFailedTitle } from '../../shared/document/use-failed-title.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useShop } from '../../shared/shop.tsx';
import { BankForm } from './bank-form.tsx';
import css from './card-payment.module.css';
import { BrandMark } from './card/brand-mark.tsx';
import { groupExpiry } from './card/card-expiry.ts';
import { bankFields, cardFaults, emptyCard, type CardEntry, type CardField } from './card/card-form.ts';
import { groupCardNumber } from './card/card-number.ts';
import { postWith } from './post-with.ts';
import { useBackFromBank } from './use-back-from-bank.ts';

const faultWords: Readonly<Record<CardField, MessageDescriptor>> = {
  holder: msg({ id: 'pay.holder-missing' }),
  number: msg({ id: 'pay.number-invalid' }),
  expiry: msg({ id: 'pay.expiry-invalid' }),
  cvv: msg({ id: 'pay.cvv-invalid' }),
};

export interface CardPaymentProps {
  readonly order: Order;
  readonly data: NonNullable<Order['paymentData']>;
}

/** The card, typed on our page and posted straight to the bank; it is kept nowhere (PAY-1, PAY-2). */
export const CardPayment = ({ order, data }: CardPaymentProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { timeZone } = useShop().country;
  const [card, setCard] = useState(emptyCard);
  const [wrong, setWrong] = useState<readonly CardField[]>([]);
  const [told, setTold] = useState<readonly CardField[]>([]);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const unmended = told.filter((name) => wrong.includes(name));
  useFailedTitle(unmended.length > 0);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent > 0) summary.current?.focus();
  }, [sent]);
  useBackFromBank(() => {
    setBusy(false);
    setCard(emptyCard);
  });

  const judge = (typed = card) => cardFaults(typed, localTime(new Date(), timeZone));
  const leave = (field: CardField) => {
    if (card[field] === '') return;
    if (judge().includes(field)) setWrong((known) => [...known.filter((each) => each !== field), field]);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = judge();
    setWrong(found);
    setTold(found);
    setSent((times) => times + 1);
    if (busy || found.length > 0) return;
    setBusy(true);
    postWith(event.currentTarget, bankFields(card));
  };
  const field = (name: CardField, groups: (typed: string) => string = (typed) => typed) => ({
    id: `card-${name}`,
    value: card[name],
    required: true,
    error: wrong.includes(name) ? _(faultWords[name].id) : undefined,
    onBlur: () => {
      setCard((now) => ({ ...now, [name]: groups(now[name]) }));
      leave(name);
    },
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const { value, selectionStart } = target;
      // Grouped while it grows at its end; in the middle the caret would jump.
      const grows = selectionStart === value.length && value.length > card[name].length;
      const now: CardEntry = { ...card, [name]: grows ? groups(value) : value };
      setCard(now);
      if (!judge(now).includes(name)) setWrong((known) => known.filter((each) => each !== name));
    },
  });

  return (
    <Surface className={css.card}>
      <BankForm data={data} onSubmit={submit} className={css.form}>
        <ErrorSummary
          ref={summary}
          title={_('checkout.mend')}
          errors={unmended.map((name) => ({ field: `card-${name}`, message: _(faultWords[name].id) }))}
        />
        <TextField
          label={_('pay.holder')}
          hint={_('pay.holder-hint')}
          autoComplete="cc-name"
          autoCapitalize="characters"
          maxLength={60}
          {...field('holder')}
        />
        <TextField
          label={_('pay.number')}
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={30}
          trailing={<BrandMark number={card.number} />}
          {...field('number', keepGroups)}
        />
        <div className={css.pair}>
          <TextField
            label={_('pay.expiry')}
            hint={_('pay.expiry-hint')}
            autoComplete="cc-exp"
            inputMode="numeric"
            maxLength={9}
            {...field('expiry', keepExpiry)}
          />
          <TextField
            label={_('pay.cvv')}
            hint={_('pay.cvv-hint')}
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={4}
            {...field('cvv', toAsciiDigits)}
          />
        </div>
        <Button type="submit" size="l" wide busy={busy} icon={<Icon name="card" />}>
          {_('pay.pay', { total: price(order.total) })}
        </Button>
      </BankForm>
      <p className={css.note}>{_('pay.to-bank')}</p>
    </Surface>
  );
};

/** Letters stay to be seen and refused; what is a number is shown in groups. */
const keepGroups = (typed: string): string =>
  /[^\d\s\-.]/.test(toAsciiDigits(typed)) ? typed : groupCardNumber(typed);

const keepExpiry = (typed: string): string =>
  /^[\d/\s]{0,5}$/.test(toAsciiDigits(typed)) ? groupExpiry(typed) : typed;
