import { Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { MenuItem } from '../../routes/menu-of.ts';
import { routes } from '../../routes/routes.ts';
import type { SectionName } from '../../routes/screen-route.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { sectionPages } from '../../features/company/section-pages.ts';
import css from './whole-menu.module.css';

const isSection = (name: string): name is SectionName =>
  name === 'products' || name === 'company' || name === 'media';

/** The parts of the site that are not the shop; each unfolds the pages below it, without scripts too. */
export const MenuSections = ({ entries }: { readonly entries: readonly MenuItem[] }) => {
  const { _ } = useLingui();
  const { country } = useShop();
  return (
    <section aria-label={_('shell.sections')} className={css.part}>
      <div>
        {entries.flatMap(({ name, title }) =>
          isSection(name) ? (
            <details key={name} className={css.section}>
              <summary className={css.summary}>
                {_(title)}
                <Icon name="chevron-down" className={css.turn} />
              </summary>
              <ul>
                {sectionPages(routes, country, name).map((page) => (
                  <li key={page.name}>
                    <Link to={page.path} className={css.page}>
                      {_(page.title)}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            []
          ),
        )}
      </div>
    </section>
  );
};
