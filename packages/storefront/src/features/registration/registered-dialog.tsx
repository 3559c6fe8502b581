import { maskMemberId } from '@caravan/i18n';
import { Button, Dialog } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { handUsername } from '../../shared/session/handed-username.ts';
import type { Registered } from './registration-form.tsx';
import css from './registered-dialog.module.css';

interface RegisteredDialogProps {
  readonly registered: Registered;
  /** Messages of the country: what the popup is called and what it says; both know `{email}`. */
  readonly words: { readonly title: string; readonly text: string };
  readonly onClose: () => void;
}

/** Says that somebody is a member now, with their id: they log in with it, and it stands there already (REG-6). */
export const RegisteredDialog = ({ registered, words, onClose }: RegisteredDialogProps) => {
  const { _ } = useLingui();
  const values = { email: registered.email ?? '' };
  return (
    <Dialog
      open
      title={withBreaks(_(words.title, values))}
      closeLabel={_('shell.close')}
      onClose={onClose}
      footer={
        <Button render={<Link to={pathTo('login')} state={handUsername(registered.fboId)} />}>
          {_('session.log-in')}
        </Button>
      }
    >
      <div className={css.said}>
        <p>{_('register.your-id')}</p>
        <p className={css.id}>{maskMemberId(registered.fboId)}</p>
        <p>{_(words.text, values)}</p>
      </div>
    </Dialog>
  );
};

/** A line may end before the `@` of a long address, so that no word of it is torn. */
const withBreaks = (title: string) =>
  title.split(/(?=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
