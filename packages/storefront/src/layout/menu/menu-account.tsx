import { Badge, Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { isPlainPress } from '../../shared/link/plain-press.ts';
import { usePanel } from '../../shared/panel/use-panel.ts';
import { levelNames } from '../../shared/session/level-names.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { accountPages } from '../../features/session/account-pages.ts';
import css from './whole-menu.module.css';

/** A visitor's way in; a member's name, level and own pages. */
export const MenuAccount = () => {
  const { _ } = useLingui();
  const user = useMember();
  const { show } = usePanel();
  const here = useLocation().pathname === pathTo('login');
  if (!user)
    return (
      <div className={css.visitor}>
        <Button
          render={
            <Link
              to={pathTo('login')}
              aria-haspopup={here ? undefined : 'dialog'}
              onClick={(event) => {
                if (!isPlainPress(event) || here) return;
                event.preventDefault();
                show();
              }}
            />
          }
        >
          {_('session.log-in')}
        </Button>
        <Button variant="outline" render={<Link to={pathTo('register')} />}>
          {_('menu.join')}
        </Button>
      </div>
    );
  return (
    <section aria-label={_('shell.my-account')} className={css.part}>
      <p className={css.member}>
        {user.firstName}
        <Badge tone="lime">{_(levelNames[user.level])}</Badge>
      </p>
      <ul className={css.pages}>
        {accountPages.map(({ name, title }) => (
          <li key={name}>
            <Link to={pathTo(name)} className={css.page}>
              {_(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
