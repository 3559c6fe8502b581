import type { Sponsor } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { groupPhone } from '../form/phone-fitting.ts';
import { useShop } from '../shop.tsx';
import css from './sponsor-line.module.css';

/** A way to a sponsor: what it is, what is read, where it leads. */
interface Way {
  readonly kind: string;
  readonly text: string;
  readonly href: string;
}

/** An address as it is read: without its scheme, and without what only machines read. */
const readable = (address: string): string =>
  address
    .replace(/^https:\/\/(?:www\.)?/, '')
    .replace(/\?.*$/, '')
    .replace(/\/$/, '');

/** How a sponsor is reached, and where else they are; what they do not tell is left out. */
export const SponsorContacts = ({ page }: { readonly page: NonNullable<Sponsor['page']> }) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const { phone, email, links } = page;
  const call = (number: string) => groupPhone(number, country.phone);
  const social = [
    [_('sponsor.facebook'), links.facebook],
    [_('sponsor.instagram'), links.instagram],
    [_('sponsor.twitter'), links.twitter],
    [_('sponsor.youtube'), links.youtube],
  ] as const;
  const ways: readonly Way[] = [
    ...(phone ? [{ kind: _('sponsor.phone'), text: call(phone), href: `tel:${phone}` }] : []),
    ...(links.whatsapp
      ? [
          {
            kind: _('sponsor.whatsapp'),
            text: call(links.whatsapp),
            href: `https://wa.me/${links.whatsapp.replaceAll(/\D/g, '')}`,
          },
        ]
      : []),
    ...(email ? [{ kind: _('sponsor.email'), text: email, href: `mailto:${email}` }] : []),
    ...social.flatMap(([kind, address]) =>
      address === null ? [] : [{ kind, text: readable(address), href: address }],
    ),
  ];
  return (
    <div className={css.contacts}>
      <p>{_('sponsor.lead')}</p>
      <ul className={css.list}>
        {ways.map(({ kind, text, href }) => (
          <li key={kind} className={css.contact}>
            <span className={css.kind}>{kind}</span>
            <a className={css.way} href={href} rel="noopener nofollow" aria-label={`${kind}: ${text}`}>
              <bdi>{text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
