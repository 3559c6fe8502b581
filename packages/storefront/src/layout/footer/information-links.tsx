import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { informationOf } from '../../routes/information-of.ts';
import { pathTo } from '../../routes/route-names.ts';
import { routes } from '../../routes/routes.ts';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './footer.module.css';

/** The information pages, the country's own among them. */
export const InformationLinks = cachedPart(() => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  return (
    <nav aria-label={_('shell.footer-information')}>
      <h2 className={css.heading}>{_('shell.footer-information')}</h2>
      <ul className={css.list}>
        {informationOf(routes, country).map(({ name, path, title }) => (
          <li key={name}>
            <Link to={path}>{_(title)}</Link>
          </li>
        ))}
        {country.ownPages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={pathTo('ownPage', { page: slug })}>{localized(title, language, country)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
