import type { Order } from '@caravan/contract';
import { Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useBackFromBank, wasBroughtBack } from './use-back-from-bank.ts';
import { usePaymentCheck } from './use-payment-check.ts';

/** The first has the bank asked, the second hears what it said. */
const questions = 2;

interface AfterBankProps {
  readonly order: Order;
  /** How it is paid. */
  readonly children: ReactNode;
}

/**
 * The way to pay. For who comes back by 'Back' it begins anew, once the bank was asked: the order may be paid, and the answer still on
 * its way (PAY-10).
 */
export const AfterBank = ({ order, children }: AfterBankProps) => {
  const [isBack, setBack] = useState(wasBroughtBack);
  useBackFromBank(() => setBack(true));
  return isBack ? <AskingBank order={order} onKnown={() => setBack(false)} /> : children;
};

const AskingBank = ({ order: told, onKnown }: { readonly order: Order; readonly onKnown: () => void }) => {
  const { _ } = useLingui();
  const { revalidate } = useRevalidator();
  const { order, checking } = usePaymentCheck(told, questions);
  const go = useEffectEvent(async () => {
    // Paid, or over: the page of that takes the place of this one.
    if (order.status !== told.status) await revalidate();
    onKnown();
  });
  useEffect(() => {
    if (!checking) void go();
  }, [checking]);
  return (
    <div aria-live="polite" aria-busy="true">
      <Notice title={_('pay.checking')}>{_('pay.checking-advice')}</Notice>
    </div>
  );
};
