import { Button, Container, PageHeading, Skeleton as Lines, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { SkeletonHeading } from '../../shared/loading/skeleton-heading.tsx';
import { handUsername } from '../../shared/session/handed-username.ts';
import { PasswordForm, type TypedPasswords } from '../../features/session/password-form.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { Link } from '../../shared/link/link.tsx';
import { Outcome } from '../../shared/outcome.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';

export const title = ({ i18n }: MetaContext, link: PasswordLink | undefined): string =>
  i18n._(link?.first ? 'password.first-title' : 'password.reset-title');

/** Keeps the form's place until the link has been looked at, which is done in the browser: what it says is nobody else's. */
export const Skeleton = () => (
  <Container width="form" aria-busy="true">
    <SkeletonHeading />
    <Surface>
      <Lines lines={6} />
    </Surface>
  </Container>
);

/**
 * Looks at the mailed link before anybody types (PWD-1): why it is over, or whose it is. One that cannot be looked at is tried with
 * the new password.
 */
export const load = async ({ api, params, signal }: Pick<LoaderContext, 'api' | 'params' | 'signal'>) => {
  const [error, link] = await api.post('checkPasswordLink', {
    body: { token: params['token'] ?? '' },
    signal,
  });
  return {
    over: error?.fields['token']?.[0] ?? null,
    fboId: link?.fboId ?? null,
    first: link?.first ?? false,
  };
};

type PasswordLink = Awaited<ReturnType<typeof load>>;

/** Sets a new password by the mailed link (PWD-1, ROUTE-7), or the first one (REG-8). Whoever was logged in with the old one is so no longer. */
export const Screen = () => {
  const { _ } = useLingui();
  const { token = '' } = useParams();
  const { api, session } = useShop();
  const member = useMember();
  const link = useScreenData<typeof load>();
  const [outcome, setOutcome] = useState<'changed' | { readonly over: string } | null>(
    link.over === null ? null : { over: link.over },
  );
  const send = async ({ newPassword, confirmPassword }: TypedPasswords) => {
    const body = { token, newPassword, confirmPassword };
    const [error] = await api.post('confirmPassword', { body });
    const over = error?.fields['token']?.[0];
    if (error && over === undefined) return error;
    if (!error) session.end();
    setOutcome(over === undefined ? 'changed' : { over });
    return undefined;
  };
  if (outcome !== null)
    return (
      <Container width="form">
        {outcome === 'changed' ? (
          <Outcome
            icon="check"
            title={link.first ? _('password.set') : _('password.changed')}
            text={link.first ? _('password.log-in-first') : _('password.log-in-now')}
            action={
              <Button render={<Link to={pathTo('login')} state={handUsername(link.fboId ?? '')} />}>
                {_('session.log-in')}
              </Button>
            }
          />
        ) : (
          <Outcome
            icon="warning"
            title={_('password.reset-title')}
            text={outcome.over}
            action={
              member ? (
                <Button render={<Link to={pathTo('passwordChange')} />}>{_('password.change-title')}</Button>
              ) : (
                <Button render={<Link to={pathTo('login', undefined, { view: 'forgot' })} />}>
                  {_('password.new-link')}
                </Button>
              )
            }
          />
        )}
      </Container>
    );
  return (
    <Container width="form">
      {link.first ? (
        <PageHeading>{_('password.first-title')}</PageHeading>
      ) : (
        <PageHeading lead={_('password.others-end')}>{_('password.reset-title')}</PageHeading>
      )}
      <Surface>
        <PasswordForm send={send} />
      </Surface>
    </Container>
  );
};
