import type { Order } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useShop } from '../../../shared/shop.tsx';
import { loadWithdrawalForm } from './load-withdrawal-form.ts';
import { withdrawableLines } from './withdrawable-lines.ts';

export interface WithdrawProps {
  readonly order: Order;
  /** The order as it stands after a withdrawal. */
  readonly onSent: (order: Order) => void;
}

/** The way to the withdrawal form of an order that has one and something left to give back; the form comes when it is asked for. */
export const Withdraw = ({ order, onSent }: WithdrawProps) => {
  const { _ } = useLingui();
  const shop = useShop();
  const [Form, setForm] = useState<Awaited<ReturnType<typeof loadWithdrawalForm>> | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const offered = order.withdrawal !== undefined && withdrawableLines(order).length > 0;

  // With nothing left to withdraw from, the button that opened the form is gone when it closes.
  const leftAlone = Form !== null && !open && !offered;
  useEffect(() => {
    if (leftAlone) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [leftAlone]);

  const begin = async () => {
    setBusy(true);
    const form = await loadWithdrawalForm(shop).catch(() => null);
    setBusy(false);
    if (!form) return shop.toasts.error(_('error.chunk'));
    setForm(() => form);
    setOpen(true);
  };
  return (
    <>
      {offered && (
        <Button variant="quiet" wide busy={busy} onClick={() => void begin()}>
          {_('history.withdraw')}
        </Button>
      )}
      {Form && <Form order={order} open={open} onClose={() => setOpen(false)} onSent={onSent} />}
    </>
  );
};
