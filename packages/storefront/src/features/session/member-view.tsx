import { Badge, Button, Icon } from '@caravan/ui';
import { discountFor } from '@caravan/cart-rules';
import { maskMemberId } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { Link } from '../../shared/link/link.tsx';
import type { SessionUser } from '../../shared/session/session-user.ts';
import { useShop } from '../../shared/shop.tsx';
import { levelNames } from '../../shared/session/level-names.ts';
import { logOut } from '../../shared/session/log-out.ts';
import css from './member-view.module.css';

/** Who is logged in, and the ways from here (PANEL-2). The browser keeps no surname, so it is asked for. */
export const MemberView = ({ user }: { readonly user: SessionUser }) => {
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
      <Button variant="outline" wide render={<Link to={pathTo('profile')} />}>
        {_('session.profile')}
      </Button>
      <Button variant="outline" wide render={<Link to={pathTo('business')} />}>
        {_('session.business')}
      </Button>
      <Button variant="outline" wide render={<Link to={pathTo('retail')} />}>
        {_('session.retail')}
      </Button>
      <Button variant="outline" wide render={<Link to={pathTo('historyPage')} />}>
        {_('menu.order-history')}
      </Button>
      <Button variant="outline" wide render={<Link to={pathTo('saved')} />}>
        {_('session.saved')}
      </Button>
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
