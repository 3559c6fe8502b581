import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useShop } from '../shop.tsx';
import css from './contact-list.module.css';
import { PhoneLink } from './phone-link.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

/** Phone, WhatsApp, mail, opening hours, and the country's other site where it has one (CTRY-5). */
export const ContactList = () => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const { email, hours, address, whatsapp } = country.contacts;
  const { additionalLink } = country;
  return (
    <ul className={css.list}>
      <li>
        <PhoneLink />
      </li>
      {whatsapp !== null && (
        <li>
          <WhatsAppLink>{_('shell.whatsapp')}</WhatsAppLink>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {additionalLink && (
        <li>
          <a href={additionalLink.url} rel="noopener">
            {additionalLink.label}
          </a>
        </li>
      )}
      <li className={css.quiet}>{localized(hours, language, country)}</li>
      <li className={css.quiet}>{localized(address, language, country)}</li>
    </ul>
  );
};
