import { Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { Link } from '../../shared/link/link.tsx';
import { isPlainPress } from '../../shared/link/plain-press.ts';
import { usePanel } from '../../shared/panel/use-panel.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { loadAccountPanel } from '../panel/load-account-panel.ts';
import css from './header.module.css';

/** Greets the member, else leads to the login (SHELL-2); both open the side panel, whose code is fetched on approach. */
export const AccountButton = () => {
  const { pathname } = useLocation();
  return <Account onLoginPage={pathname === pathTo('login')} />;
};

const Account = cachedPart(({ onLoginPage }: { readonly onLoginPage: boolean }) => {
  const { _ } = useLingui();
  const shop = useShop();
  const user = useMember();
  const { show } = usePanel();
  const fetchAhead = () => void loadAccountPanel(shop).catch(() => {});
  const approach = { onPointerEnter: fetchAhead, onFocus: fetchAhead, 'aria-haspopup': 'dialog' } as const;
  if (user)
    return (
      <button type="button" className={css.account} onClick={() => show()} {...approach}>
        <Icon name="user" />
        <span className={css.words}>{_('shell.greeting', { name: user.firstName })}</span>
      </button>
    );
  return (
    <Link
      to={pathTo('login')}
      className={css.account}
      {...approach}
      onClick={(event) => {
        if (!isPlainPress(event) || onLoginPage) return;
        event.preventDefault();
        show();
      }}
    >
      <Icon name="user" />
      <span className={css.words}>{_('shell.my-account')}</span>
    </Link>
  );
});
