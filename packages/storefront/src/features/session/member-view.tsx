import { Badge, Button, Icon } from '@caravan/ui';
import { discountFor } from '@caravan/cart-rules';
import { maskMemberId } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { Link } from '../../shared/link/link.tsx';
import type { SessionUser } from '../../shared/session/session-user.ts';
import { useShop } from '../../shared/shop.tsx';
import { levelNames } from '../../shared/session/level-names.ts';
import { logOut } from '../../shared/session/log-out.ts';
import { accountPages } from './account-pages.ts';
import css from './member-view.module.css';

interface MemberViewProps {
  readonly user: SessionUser;
  /** What waits for this member, before the ways on. */
  readonly children?: ReactNode;
}

/** Who is logged in, and the ways from here (PANEL-2). The browser keeps no surname, so it is asked for. */
export const MemberView = ({ user, children }: MemberViewProps) => {
  const { _ } = useLingui();
  const shop = useShop();
  const { api, country } = shop;
  const [leaving, setLeaving] = useState(false);

  // Without it the view is whole but for surname and picture: nothing is said of a failure.
  const { value: details } = useFetched(String(user.pk), (signal) =>
    api.get('user', { params: { id: user.pk }, signal }),
  );

  const percent = discountFor(country.rules, user.level) / 100;
  return (
    <div className={css.view}>
      <div className={css.member}>
        <span className={css.avatar}>
          {details?.avatar ? (
            <img src={details.avatar} alt="" width={56} height={56} />
          ) : (
            <Icon name="user" />
          )}
        </span>
        <div>
          <p className={css.name}>
            {user.firstName} {details?.extraFields.surname}
          </p>
          <p className={css.id}>{maskMemberId(user.username)}</p>
        </div>
      </div>
      <p className={css.level}>
        <Badge tone="lime">{_(levelNames[user.level])}</Badge>
        {percent > 0 && <span>{_('session.discount', { percent })}</span>}
      </p>
      {children}
      <ul className={css.pages}>
        {accountPages.map(({ name, title }) => (
          <li key={name}>
            <Link to={pathTo(name)} className={css.page}>
              {_(title)}
              <Icon name="chevron-end" />
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        wide
        busy={leaving}
        onClick={() => {
          setLeaving(true);
          void logOut(shop);
        }}
      >
        {_('session.log-out')}
      </Button>
    </div>
  );
};
