import { Container, Notice, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Devices } from '../../features/profile/devices.tsx';
import { PersonalData } from '../../features/profile/personal-data.tsx';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { HistorySkeleton } from '../order-history/history-skeleton.tsx';
import css from './screen.module.css';

export const title = ({ i18n }: MetaContext): string => i18n._('profile.title');

export const Skeleton = HistorySkeleton;

/** The member's own data, and where they are logged in. */
export const load = async ({ api, session, signal }: LoaderContext) => {
  const { user } = session.store.getState();
  if (!user) throw redirectTo(pathTo('home'));
  const [member, sessions] = await Promise.all([
    api.get('user', { params: { id: user.pk }, signal }),
    api.get('sessions', { signal }),
  ]);
  return { member: unwrap(member), sessions: unwrap(sessions) };
};

/** What the company knows of a member, and who can get at it (ACC-1, AUTH-5). */
export const Screen = () => {
  const { _ } = useLingui();
  const { member, sessions } = useScreenData<typeof load>();
  return (
    <Container width="text" className={css.screen}>
      <PageHeading>{_('profile.title')}</PageHeading>
      {!member.profile.editable && <Notice>{_('profile.home-only')}</Notice>}
      <PersonalData member={member} />
      <Devices sessions={sessions} />
    </Container>
  );
};
