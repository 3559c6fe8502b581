import type { Category } from '@caravan/contract';
import { localized } from '@caravan/country';
import { classNames, Skeleton } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { menuOf } from '../../routes/menu-of.ts';
import { pathTo } from '../../routes/route-names.ts';
import { routes } from '../../routes/routes.ts';
import { ContactList } from '../../shared/contact/contact-list.tsx';
import { LanguageLinks } from '../../shared/language/language-links.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { MenuAccount } from './menu-account.tsx';
import { MenuCategories } from './menu-categories.tsx';
import { MenuSections } from './menu-sections.tsx';
import { shopLists } from './shop-lists.ts';
import css from './whole-menu.module.css';

export interface WholeMenuProps {
  /** Those of the country; null while they are on the way. */
  readonly categories: readonly Category[] | null;
  /** They could not be had: a link to their page stands in for them. */
  readonly unreachable?: boolean;
  /** The choice of a region, where scripts can offer one. */
  readonly region?: ReactNode;
  /** Level of its headings. */
  readonly headingLevel: 2 | 3;
}

/** All that leads anywhere in the shop: who is here, the goods, the sections, languages, how to reach us (SHELL-15). */
export const WholeMenu = ({ categories, unreachable = false, region, headingLevel }: WholeMenuProps) => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const loggedIn = useMember() !== null;
  const Heading = `h${headingLevel}` as const;
  const entries = menuOf(routes, country, loggedIn);
  return (
    <nav aria-label={_('shell.menu')} className={css.menu}>
      <MenuAccount />
      <section aria-label={_('shell.main-menu')} className={css.part}>
        <ul className={css.lists}>
          {entries
            .filter(({ above, login }) => !above && login !== 'in')
            .map(({ name, path, title }) => (
              <li key={name}>
                <Link to={path} className={css.list}>
                  {_(title)}
                </Link>
              </li>
            ))}
          {shopLists.map(({ category, title }) => (
            <li key={category}>
              <Link to={pathTo('shop', undefined, { category })} className={css.list}>
                {_(title)}
              </Link>
            </li>
          ))}
          {country.ownPages.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={pathTo('ownPage', { page: slug })} className={css.list}>
                {localized(title, language, country)}
              </Link>
            </li>
          ))}
          {country.menu.links?.map(({ url, title }) => (
            <li key={url}>
              <a href={url} rel="noopener" className={css.list}>
                {localized(title, language, country)}
              </a>
            </li>
          ))}
        </ul>
        <Heading className={css.heading}>{_('shop.categories')}</Heading>
        {categories ? (
          <MenuCategories categories={categories} />
        ) : unreachable ? (
          <Link to={pathTo('categories')}>{_('shop.all-categories')}</Link>
        ) : (
          <div aria-busy="true">
            <Skeleton lines={6} />
          </div>
        )}
      </section>
      <MenuSections entries={entries.filter(({ above }) => above)} />
      {region}
      <LanguageLinks className={css.plain} within="section" />
      <section className={classNames(css.part, css.plain)}>
        <Heading className={css.heading}>{_('shell.footer-contacts')}</Heading>
        <ContactList />
      </section>
    </nav>
  );
};
