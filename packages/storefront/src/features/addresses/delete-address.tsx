import type { Address } from '@caravan/contract';
import { Button, Dialog, Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import css from './delete-address.module.css';
import type { AddressBook } from './use-address-book.ts';
import { useAddressLine } from './use-address-line.ts';

/** Milliseconds for which the success icon shows (ACC-4). */
const shownFor = 1500;

export interface DeleteAddressProps {
  readonly address: Address;
  readonly book: AddressBook;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}

/** Asks once more, deletes, and shows that it is done. */
export const DeleteAddress = ({ address, book, onDeleted, onClose }: DeleteAddressProps) => {
  const { _ } = useLingui();
  const addressLine = useAddressLine();
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const close = useEffectEvent(onClose);
  const done = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state !== 'done') return undefined;
    // The pressed button is gone; by the focus it is read out.
    done.current?.focus();
    const timer = setTimeout(close, shownFor);
    return () => clearTimeout(timer);
  }, [state]);

  const remove = async () => {
    setState('busy');
    const gone = await book.remove(address.id);
    setState(gone ? 'done' : 'asking');
    if (gone) onDeleted?.();
  };

  return (
    <Dialog open title={_('address.delete-title')} closeLabel={_('address.close')} onClose={onClose}>
      {state === 'done' ? (
        <p ref={done} tabIndex={-1} className={css.done}>
          <span className={css.mark}>
            <Icon name="check" />
          </span>
          {_('address.deleted')}
        </p>
      ) : (
        <div className={css.question}>
          <p>{[address.recipientName, addressLine(address)].filter(Boolean).join(', ')}</p>
          <div className={css.actions}>
            <Button variant="danger" busy={state === 'busy'} onClick={() => void remove()}>
              {_('address.delete')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {_('address.keep')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};
