import { Button, Dialog } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import css from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
}

/** Asks once more before something is done that cannot be taken back. */
export const ConfirmDialog = ({ title, text, yes, no, onYes, onNo }: ConfirmDialogProps) => {
  const { _ } = useLingui();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open title={title} closeLabel={_('shell.close')} onClose={onNo}>
      <p>{text}</p>
      <div className={css.buttons}>
        <Button
          variant="danger"
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onYes();
          }}
        >
          {yes}
        </Button>
        <Button variant="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
};
