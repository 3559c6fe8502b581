import { Container, Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { SearchBox } from '../../features/catalogue/search/search-box.tsx';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { CartDropdown } from '../cart-dropdown/cart-dropdown.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { AccountButton } from './account-button.tsx';
import css from './header.module.css';
import { MainMenu } from './main-menu.tsx';

/** The way past it (`children`), the top bar, then name, menu, search, account, cart: a line that stays in sight, compact once one has scrolled (SHELL-6). */
export const Header = ({ children }: { readonly children: ReactNode }) => {
  const { _ } = useLingui();
  return (
    <header className={css.head}>
      {children}
      <TopBar />
      <div className={css.strip}>
        <Container className={css.header}>
          <Link to={pathTo('home')} className={css.brand}>
            <Icon name="leaf" className={css.leaf} />
            {_('shell.brand')}
          </Link>
          <div className={css.menu}>
            <MainMenu />
          </div>
          <SearchBox className={css.search} />
          <AccountButton />
          <CartDropdown />
        </Container>
      </div>
    </header>
  );
};
