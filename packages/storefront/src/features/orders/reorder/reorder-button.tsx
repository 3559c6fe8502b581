import type { OrderSummary } from '@caravan/contract';
import { Button, type ButtonProps } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Overlay } from '../../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../../shared/overlays/use-deferred.ts';
import { useOverlayAbout } from '../../../shared/overlays/use-overlay-about.ts';

const loadDialog = () => import('./reorder-dialog.tsx');

export interface ReorderButtonProps extends Pick<ButtonProps, 'variant' | 'wide'> {
  readonly order: Pick<OrderSummary, 'pk' | 'code'>;
  /** The id of what says which order it is, where a page has several. */
  readonly describedBy?: string;
}

/** Opens what an order held, to be put into the cart again in other quantities (ORD-9); the dialog comes when it is asked for. */
export const ReorderButton = ({ order, describedBy, ...look }: ReorderButtonProps) => {
  const { _ } = useLingui();
  const { about, show, close } = useOverlayAbout<number>('reorder');
  const wanted = about === order.pk;
  const part = useDeferred(wanted, loadDialog, close);
  return (
    <>
      <Button
        {...look}
        busy={wanted && !part}
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => show(order.pk)}
      >
        {_('history.reorder')}
      </Button>
      {wanted && part && (
        <Overlay name="reorder">
          <part.ReorderDialog order={order} onClose={close} />
        </Overlay>
      )}
    </>
  );
};
