import { Container, Notice, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { AddressList } from '../../features/addresses/address-list.tsx';
import { Contacts } from '../../features/profile/contacts.tsx';
import { Devices } from '../../features/profile/devices.tsx';
import { EmailOutcome } from '../../features/profile/email-outcome.tsx';
import { NewsStatus } from '../../features/profile/news-status.tsx';
import { OwnData } from '../../features/profile/own-data.tsx';
import { PersonalData } from '../../features/profile/personal-data.tsx';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { useChanged } from '../../shared/fetched/use-changed.ts';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { HistorySkeleton } from '../order-history/history-skeleton.tsx';
import css from './screen.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('profile.title');

export const Skeleton = () => <HistorySkeleton width="text" />;

/** The member's own data and addresses, and where they are logged in. */
export const load = async ({ api, session, signal }: LoaderContext) => {
  const { user } = session.store.getState();
  if (!user) throw redirectTo(pathTo('home'));
  const [member, sessions, addresses, provinces] = await Promise.all([
    api.get('user', { params: { id: user.pk }, signal }),
    api.get('sessions', { signal }),
    api.get('addresses', { signal }),
    api.get('provinces', { signal }),
  ]);
  return {
    member: unwrap(member),
    sessions: unwrap(sessions),
    addresses: unwrap(addresses),
    provinces: unwrap(provinces),
  };
};

/** What the company knows of a member, and what they can change, take with them and end (ACC-1 to ACC-7, AUTH-5). */
export const Screen = () => {
  const { _ } = useLingui();
  const { country } = useShop();
  const { member: loaded, sessions, addresses, provinces } = useScreenData<typeof load>();
  const [member, change] = useChanged(loaded);
  const take = (now: typeof loaded) => change(() => now);
  const { editable, homeSite, email, phone } = member.profile;
  const { name, surname } = member.extraFields;
  return (
    <Container width="text" className={css.screen}>
      <div>
        <PageHeading>{_('profile.title')}</PageHeading>
        <EmailOutcome />
      </div>
      {!editable && (
        <Notice>
          <p>{_('profile.home-only')}</p>
          {homeSite !== null && (
            <p>
              <a href={`${homeSite}${pathTo('profile')}`}>{_('profile.to-home-site')}</a>
            </p>
          )}
        </Notice>
      )}
      <PersonalData member={member} onChanged={take} />
      <Contacts member={member} onChanged={take} />
      <AddressList
        addresses={addresses}
        provinces={provinces}
        first={{
          recipientName: `${name} ${surname}`,
          email: email ?? '',
          phone: groupPhone(phone ?? '', country.phone),
        }}
      />
      <NewsStatus member={member} onChanged={take} />
      <Devices sessions={sessions} />
      <OwnData member={member} />
    </Container>
  );
};
