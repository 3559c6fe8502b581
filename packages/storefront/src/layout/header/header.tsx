import { Container, SkipLink } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { SearchBox } from '../../features/catalogue/search/search-box.tsx';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { Mark } from '../../shared/mark/mark.tsx';
import { CartDropdown } from '../cart-dropdown/cart-dropdown.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { AccountButton } from './account-button.tsx';
import css from './header.module.css';
import { MainMenu } from './main-menu.tsx';

/** The way past it, the top bar, then name, menu, search, account, cart: a line that stays in sight, compact once one has scrolled (SHELL-6). */
export const Header = () => {
  const { _ } = useLingui();
  return (
    <header className={css.head}>
      <SkipLink href="#main">{_('shell.skip')}</SkipLink>
      <TopBar />
      <div className={css.strip}>
        <Container className={css.header}>
          <Link to={pathTo('home')} className={css.brand}>
            <Mark />
            {_('shell.brand')}
          </Link>
          <MainMenu />
          <SearchBox className={css.search} />
          <AccountButton />
          <CartDropdown />
        </Container>
      </div>
    </header>
  );
};
