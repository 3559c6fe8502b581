import type { Session } from '@caravan/contract';
import { Badge, Button, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './devices.module.css';
import section from './section.module.css';
import { useSessions } from './use-sessions.ts';

/** Where a member is logged in: each device can be logged out, or all together; and the way to another password (AUTH-5). */
export const Devices = ({ sessions: loaded }: { readonly sessions: readonly Session[] }) => {
  const { _ } = useLingui();
  const { toasts } = useShop();
  const { sessions, ending, end, endAll } = useSessions(loaded);
  const [leaving, setLeaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const nameOf = ({ device }: Session): string => device || _('profile.unknown-device');

  const logOut = async (session: Session) => {
    if (!(await end(session.id))) return;
    toasts.show({ text: _('profile.logged-out', { device: nameOf(session) }) });
    // The button that was pressed is gone.
    title.current?.focus();
  };
  return (
    <Surface as="section" aria-labelledby="profile-security" className={section.section}>
      <h2 id="profile-security" ref={title} tabIndex={-1} className={section.title}>
        {_('profile.security')}
      </h2>
      <p>{_('profile.devices-lead')}</p>
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session.id} className={css.session}>
            <div className={css.words}>
              <p className={css.device}>{nameOf(session)}</p>
              <p className={css.used}>
                <LastUsed of={session} />
              </p>
            </div>
            {session.current ? (
              <Badge tone="mist">{_('profile.this-device')}</Badge>
            ) : (
              <Button
                variant="outline"
                size="s"
                busy={ending === session.id}
                aria-label={_('profile.log-out-named', { device: nameOf(session) })}
                onClick={() => void logOut(session)}
              >
                {_('profile.log-out-device')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button variant="outline" render={<Link to={pathTo('passwordChange')} />}>
          {_('password.change-title')}
        </Button>
        <Button
          variant="quiet"
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void endAll().finally(() => setLeaving(false));
          }}
        >
          {_('profile.log-out-everywhere')}
        </Button>
      </div>
    </Surface>
  );
};

const LastUsed = ({ of: { lastUsed } }: { readonly of: Session }) => {
  const { _ } = useLingui();
  const time = useDates().dateTime(lastUsed);
  return <WholeNumbers text={_('profile.last-used', { time })} />;
};
