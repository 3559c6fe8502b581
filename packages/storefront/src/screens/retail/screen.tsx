import type { Retail, User } from '@caravan/contract';
import { Button, Container, Notice, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { ApplicationForm } from '../../features/retail/application-form.tsx';
import { LinksForm } from '../../features/retail/links-form.tsx';
import { PageFacts } from '../../features/retail/page-facts.tsx';
import { Renewal } from '../../features/retail/renewal.tsx';
import { retailHost } from '../../features/retail/retail-host.ts';
import { ShareLink, SharePage } from '../../features/retail/share-page.tsx';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { useChanged } from '../../shared/fetched/use-changed.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { Link } from '../../shared/link/link.tsx';
import { levelNames } from '../../shared/session/level-names.ts';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { HistorySkeleton } from '../order-history/history-skeleton.tsx';
import css from './screen.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('retail.title');

export const Skeleton = () => <HistorySkeleton width="text" />;

/** The member's retail page, and who they are as far as it matters for one. */
export const load = async ({ api, session, signal }: LoaderContext) => {
  const { user } = session.store.getState();
  if (!user) throw redirectTo(pathTo('home'));
  const [member, retail] = await Promise.all([
    api.get('user', { params: { id: user.pk }, signal }),
    api.get('retail', { signal }),
  ]);
  return { member: unwrap(member), retail: unwrap(retail) };
};

/** An owner's own address of the shop: applied for, decided, open, ended (RTL-1 to RTL-3). */
export const Screen = () => {
  const { _ } = useLingui();
  const { member, retail } = useScreenData<typeof load>();
  const { country } = useShop();
  const { homeSite } = member.profile;
  return (
    <Container width="text" className={css.screen}>
      <PageHeading lead={_('retail.lead')}>{_('retail.title')}</PageHeading>
      {member.homeCountry !== country.val ? (
        <Notice>
          <p>{_('retail.home-only')}</p>
          {homeSite !== null && (
            <p>
              <a href={`${homeSite}${pathTo('retail')}`}>{_('retail.to-home-site')}</a>
            </p>
          )}
        </Notice>
      ) : member.extraFields.level === 'novus' ? (
        <NotYet level={member.extraFields.level} />
      ) : (
        <OwnPage loaded={retail} />
      )}
    </Container>
  );
};

/** Why a member has none yet. */
const NotYet = ({ level }: Pick<User['extraFields'], 'level'>) => {
  const { _ } = useLingui();
  return (
    <Notice
      title={_('retail.level-too-low', { level: _(levelNames[level]) })}
      action={
        <Button variant="outline" render={<Link to={pathTo('shop')} />}>
          {_('retail.to-shop')}
        </Button>
      }
    >
      {_('retail.level-advice')}
    </Notice>
  );
};

/** The page in its state. What an application leads to takes the focus: the button that was pressed is gone. */
const OwnPage = ({ loaded }: { readonly loaded: Retail }) => {
  const [retail, change] = useChanged(loaded);
  const [applied, setApplied] = useState(0);
  const state = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (applied > 0) state.current?.focus();
  }, [applied]);
  const take = (now: Retail) => {
    change(() => now);
    setApplied((times) => times + 1);
  };
  return (
    <div ref={state} tabIndex={-1} className={css.state}>
      <PageState retail={retail} onApplied={take} onSaved={(now) => change(() => now)} />
      {retail.status !== 'active' && retail.referralLink !== null && <ShareLink link={retail.referralLink} />}
    </div>
  );
};

interface PageStateProps {
  readonly retail: Retail;
  readonly onApplied: (retail: Retail) => void;
  readonly onSaved: (retail: Retail) => void;
}

const PageState = ({ retail, onApplied, onSaved }: PageStateProps) => {
  const { _ } = useLingui();
  const { date } = useDates();
  const { status, expires, referralLink } = retail;
  const name = retail.name ?? '';
  const address = `${name}.${retailHost(referralLink, retail.name)}`;
  const end = expires === null ? '' : date(expires);
  switch (status) {
    case 'received':
      return <Notice title={_('retail.received')}>{_('retail.received-next', { name })}</Notice>;
    case 'active':
      return (
        <>
          <PageFacts retail={retail} address={address} />
          {referralLink !== null && <SharePage name={name} link={referralLink} address={address} />}
          <LinksForm links={retail.links} onSaved={onSaved} />
        </>
      );
    case 'expired':
      return (
        <Notice
          tone="warn"
          title={<WholeNumbers text={_('retail.expired', { address, date: end })} />}
          action={<Renewal name={name} onApplied={onApplied} />}
        >
          {_('retail.expired-next')}
        </Notice>
      );
    case 'refused':
      return (
        <>
          <Notice tone="clay" title={_('retail.refused', { name })}>
            <p>{retail.reason}</p>
            <p>{_('retail.refused-next')}</p>
          </Notice>
          <ApplicationForm retail={retail} onApplied={onApplied} />
        </>
      );
    case 'none':
      break;
  }
  return <ApplicationForm retail={retail} onApplied={onApplied} />;
};
