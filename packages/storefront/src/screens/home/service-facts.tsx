import { Icon, type IconName, Surface } from '@caravan/ui';
import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './service-facts.module.css';

interface Fact {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** What one wants to know before the first order: delivery, what CC are, who helps. */
export const ServiceFacts = () => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const { phone, hours } = country.contacts;
  const courier = country.rules.delivery.findLast(({ kind }) => kind === 'courier');
  const delivery = courier && country.deliveryFacts[courier.slug];
  const facts: Fact[] = [
    ...(delivery
      ? [
          {
            icon: 'truck' as const,
            title: localized(delivery.name, language, country),
            text: localized(delivery.description, language, country),
          },
        ]
      : []),
    { icon: 'leaf', title: _('home.cc'), text: _('home.cc-text') },
    { icon: 'phone', title: phone, text: _('home.help', { hours: localized(hours, language, country) }) },
  ];
  return (
    <ul className={css.facts}>
      {facts.map(({ icon, title, text }) => (
        <li key={icon}>
          <Surface tone="sand" className={css.fact}>
            <Icon name={icon} className={css.icon} />
            <div>
              <p className={css.title}>{title}</p>
              <p className={css.text}>{nonBreaking(text)}</p>
            </div>
          </Surface>
        </li>
      ))}
    </ul>
  );
};
