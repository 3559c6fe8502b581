import { Container } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { ContactList } from '../../shared/contact/contact-list.tsx';
import { LanguageLinks } from '../../shared/language/language-links.tsx';
import { Mark } from '../../shared/mark/mark.tsx';
import css from './footer.module.css';
import { InformationLinks } from './information-links.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { SellerFacts } from './seller-facts.tsx';
import { ShopLinks } from './shop-links.tsx';

/** The information pages, how to reach the office, who sells, how one pays, the other languages (SHELL-10). */
export const Footer = () => {
  const { _ } = useLingui();
  return (
    <footer className={css.footer}>
      <Container className={css.columns}>
        <Seller />
        <ShopLinks />
        <InformationLinks />
        <Contacts />
        <section>
          <h2 className={css.heading}>{_('shell.footer-payment')}</h2>
          <PaymentMarks />
          <LanguageLinks />
        </section>
      </Container>
    </footer>
  );
};

const Seller = cachedPart(() => {
  const { _ } = useLingui();
  return (
    <div className={css.about}>
      <p className={css.brand}>
        <Mark />
        {_('shell.brand')}
      </p>
      <SellerFacts />
    </div>
  );
});

const Contacts = cachedPart(() => {
  const { _ } = useLingui();
  return (
    <section>
      <h2 className={css.heading}>{_('shell.footer-contacts')}</h2>
      <ContactList />
    </section>
  );
});
