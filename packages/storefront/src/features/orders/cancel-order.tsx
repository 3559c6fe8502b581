import type { Order, OrderStatus } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useConfirm } from '../../shared/confirm/use-confirm.tsx';
import { focusHeading } from '../../shared/document/focus-heading.ts';
import { useShop } from '../../shared/shop.tsx';

export interface CancelOrderProps {
  readonly order: Order;
  /** The order as it stands after that. */
  readonly onCancelled: (order: Order) => void;
}

/** What its member may still cancel: it is neither paid nor on its way (API-58). */
const cancellable: readonly OrderStatus[] = ['awaiting_payment', 'confirmed'];

/** The way to cancel an order that is not paid, asked for once more; nothing where it has gone too far. */
export const CancelOrder = ({ order, onCancelled }: CancelOrderProps) => {
  const { _ } = useLingui();
  const shop = useShop();
  const { revalidate } = useRevalidator();
  const [cancelled, setCancelled] = useState(false);
  const { code, pk, status } = order;
  const cancel = async () => {
    const [error, now] = await shop.api.post('cancelOrder', { params: { id: pk } });
    confirm.close();
    if (error) {
      shop.report(error);
      await revalidate();
      return;
    }
    if (shop.order.pk() === pk) shop.order.end();
    setCancelled(true);
    onCancelled(now);
    shop.toasts.show({ text: _('history.cancelled') });
  };
  const unpaid = status === 'awaiting_payment';
  const confirm = useConfirm({
    title: _('history.cancel-title'),
    text: [_('history.cancel-text', { code }), ...(unpaid ? [_('history.cancel-charged')] : [])].join(' '),
    yes: _('history.cancel'),
    no: _('history.cancel-not'),
    onYes: cancel,
  });
  const { dialog } = confirm;
  // The button that asked is gone when the dialog closes.
  const leftAlone = cancelled && !dialog;
  useEffect(() => {
    if (leftAlone) focusHeading();
  }, [leftAlone]);
  return (
    <>
      {cancellable.includes(status) && (
        <Button variant="quiet" wide onClick={confirm.ask}>
          {_('history.cancel')}
        </Button>
      )}
      {dialog}
    </>
  );
};
