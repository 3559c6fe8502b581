import { localized } from '@caravan/country';
import { Container } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { informationOf } from '../../routes/information-of.ts';
import { menuOf } from '../../routes/menu-of.ts';
import { pathTo } from '../../routes/route-names.ts';
import { routes } from '../../routes/routes.ts';
import { ContactList } from '../../shared/contact/contact-list.tsx';
import { LanguageLinks } from '../../shared/language/language-links.tsx';
import { Link } from '../../shared/link/link.tsx';
import { Mark } from '../../shared/mark/mark.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './footer.module.css';
import { PaymentMarks } from './payment-marks.tsx';
import { SellerFacts } from './seller-facts.tsx';

/** The information pages, how to reach the office, who sells, how one pays, the other languages (SHELL-10). */
export const Footer = () => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const user = useMember();
  // The sections stand at the head of the page, and in the drawer.
  const menu = menuOf(routes, country, user !== null).filter(({ above }) => !above);
  return (
    <footer className={css.footer}>
      <Container className={css.columns}>
        <div className={css.about}>
          <p className={css.brand}>
            <Mark />
            {_('shell.brand')}
          </p>
          <SellerFacts />
        </div>
        <nav aria-label={_('shell.footer-menu')}>
          <h2 className={css.heading}>{_('shell.footer-shop')}</h2>
          <ul className={css.list}>
            {menu.map(({ name, path, title }) => (
              <li key={name}>
                <Link to={path}>{_(title)}</Link>
              </li>
            ))}
            <li>
              <Link to={pathTo('cart')}>{_('menu.cart')}</Link>
            </li>
          </ul>
        </nav>
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
        <section>
          <h2 className={css.heading}>{_('shell.footer-contacts')}</h2>
          <ContactList />
        </section>
        <section>
          <h2 className={css.heading}>{_('shell.footer-payment')}</h2>
          <PaymentMarks />
          <LanguageLinks />
        </section>
      </Container>
    </footer>
  );
};
