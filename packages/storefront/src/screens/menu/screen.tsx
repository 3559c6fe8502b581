import { Container, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { WholeMenu } from '../../layout/menu/whole-menu.tsx';
import type { MetaContext } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import type { load } from './load.ts';
import css from './menu.module.css';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('shell.menu');

/** The whole menu as a page, for when no script opens it over the page (SHELL-15). */
export const Screen = () => {
  const { _ } = useLingui();
  return (
    <Container className={css.page}>
      <PageHeading>{_('shell.menu')}</PageHeading>
      <WholeMenu categories={useScreenData<typeof load>()} headingLevel={2} />
    </Container>
  );
};
