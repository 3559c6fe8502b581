import type { Office } from '@caravan/contract';
import { Button, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import css from './office-card.module.css';

export interface OfficeCardProps {
  readonly office: Omit<Office, 'id' | 'map'> & { readonly map: string | null };
}

/** One office: where it is, when it is open, and every way to reach it (CONT-9). */
export const OfficeCard = ({
  office: { name, address, hours, phones, messengers, map },
}: OfficeCardProps) => {
  const { _ } = useLingui();
  const { whatsapp, telegram } = messengers;
  const ways = [
    ...(whatsapp
      ? [{ href: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`, way: _('shell.whatsapp') }]
      : []),
    ...(telegram ? [{ href: `https://t.me/${telegram.replace(/^@/, '')}`, way: _('contact.telegram') }] : []),
    ...(map === null ? [] : [{ href: map, way: _('contact.map') }]),
  ];
  return (
    <Surface as="article" className={css.office}>
      <h3 className={css.name}>{name}</h3>
      <dl className={css.facts}>
        <div>
          <dt>{_('contact.address')}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{_('contact.hours')}</dt>
          <dd>{hours}</dd>
        </div>
        <div>
          <dt>{_('contact.phone')}</dt>
          {phones.map((phone) => (
            <dd key={phone}>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={css.phone}>
                {phone}
              </a>
            </dd>
          ))}
        </div>
      </dl>
      <ul className={css.ways}>
        {ways.map(({ href, way }) => (
          <li key={href}>
            <Button
              size="s"
              variant="outline"
              render={<a href={href} rel="noopener" aria-label={_('contact.way-of', { way, name })} />}
            >
              {way}
            </Button>
          </li>
        ))}
      </ul>
    </Surface>
  );
};
