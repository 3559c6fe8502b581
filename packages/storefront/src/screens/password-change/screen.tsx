import { Button, Container, PageHeading, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { PasswordForm, type TypedPasswords } from '../../features/session/password-form.tsx';
import { redirectTo } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';
import { Link } from '../../shared/link/link.tsx';
import { Outcome } from '../../shared/outcome.tsx';
import { useShop } from '../../shared/shop.tsx';

export const title = ({ i18n }: MetaContext): string => i18n._('password.change-title');

/** `/password` leads here (ROUTE-7); who is not logged in does that first and comes back. */
export const load = async ({ url, session }: Pick<LoaderContext, 'url' | 'session'>): Promise<null> => {
  const here = pathTo('passwordChange');
  if (!url.pathname.startsWith(here)) throw redirectTo(here);
  if (session.token() === null) throw redirectTo(`${pathTo('login')}?next=${encodeURIComponent(here)}`);
  return null;
};

/** Changes the password of who is logged in; this device stays so (PWD-3, AUTH-5). */
export const Screen = () => {
  const { _ } = useLingui();
  const { api } = useShop();
  const [changed, setChanged] = useState(false);
  const send = async (body: TypedPasswords) => {
    const [error] = await api.post('changePassword', { body });
    if (!error) setChanged(true);
    return error;
  };
  if (changed)
    return (
      <Container width="form">
        <Outcome
          icon="check"
          title={_('password.changed')}
          text={_('password.changed-here')}
          action={<Button render={<Link to={pathTo('shop')} />}>{_('password.to-shop')}</Button>}
        />
      </Container>
    );
  return (
    <Container width="form">
      <PageHeading lead={_('password.others-end')}>{_('password.change-title')}</PageHeading>
      <Surface>
        <PasswordForm asksOld send={send} />
      </Surface>
    </Container>
  );
};
