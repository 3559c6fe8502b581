import { Button, Dialog, Notice, PasswordField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { pathTo } from '../../../routes/route-names.ts';
import { leave } from '../../../shared/session/log-out.ts';
import { useShop } from '../../../shared/shop.tsx';
import css from './delete-account.module.css';
import { useDeletion } from './use-deletion.ts';

const field = 'delete-password';

/** Says what the end of an account means, asks for the password, and deletes it (ACC-7). */
export const DeleteAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const { _ } = useLingui();
  const shop = useShop();
  const { password, setPassword, error, refusal, stage, send } = useDeletion();
  const farewell = useRef<HTMLDivElement>(null);
  const deleted = stage === 'deleted';
  useEffect(() => {
    if (deleted) farewell.current?.focus();
  }, [deleted]);
  useEffect(() => {
    if (error !== '') document.getElementById(field)?.focus();
  }, [error]);

  if (deleted)
    return (
      <Dialog
        open
        title={_('profile.deleted')}
        closeLabel={_('address.close')}
        onClose={() => leave(shop, pathTo('home'))}
        footer={<Button onClick={() => leave(shop, pathTo('home'))}>{_('profile.deleted-leave')}</Button>}
      >
        <Notice ref={farewell} tabIndex={-1} tone="success">
          {_('profile.deleted-text')}
        </Notice>
      </Dialog>
    );
  return (
    <Dialog open title={_('profile.delete-title')} closeLabel={_('address.close')} onClose={onClose}>
      <form
        method="post"
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <ul className={css.consequences}>
          <li>{_('profile.delete-access')}</li>
          <li>{_('profile.delete-person')}</li>
          <li>{_('profile.delete-orders')}</li>
          <li>{_('profile.delete-team')}</li>
        </ul>
        <p className={css.final}>{_('profile.delete-final')}</p>
        <PasswordField
          id={field}
          label={_('session.password')}
          showLabel={_('session.show')}
          hideLabel={_('session.hide')}
          required
          value={password}
          error={error}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div>
          <div role="alert">
            {refusal !== '' && (
              <Notice tone="clay" className={css.refusal}>
                {refusal}
              </Notice>
            )}
          </div>
          <div className={css.actions}>
            <Button type="submit" variant="danger" busy={stage === 'sending'}>
              {_('profile.delete-confirm')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {_('profile.delete-keep')}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
};
