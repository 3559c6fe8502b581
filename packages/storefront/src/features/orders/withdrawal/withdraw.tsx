import type { Order } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { focusHeading } from '../../../shared/document/focus-heading.ts';
import { Overlay } from '../../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../../shared/overlays/use-deferred.ts';
import { useOverlay } from '../../../shared/overlays/use-overlay.ts';
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
  const { open, show, close } = useOverlay('withdrawal');
  const part = useDeferred(open, () => loadWithdrawalForm(shop), close);
  const offered = order.withdrawal !== undefined && withdrawableLines(order).length > 0;

  // With nothing left to withdraw from, the button that opened the form is gone when it closes.
  const leftAlone = part !== null && !open && !offered;
  useEffect(() => {
    if (leftAlone) focusHeading();
  }, [leftAlone]);

  return (
    <>
      {offered && (
        <Button variant="quiet" wide busy={open && !part} onClick={show}>
          {_('history.withdraw')}
        </Button>
      )}
      <Overlay name="withdrawal" kept>
        {part && <part.WithdrawalForm order={order} open={open} onClose={close} onSent={onSent} />}
      </Overlay>
    </>
  );
};
