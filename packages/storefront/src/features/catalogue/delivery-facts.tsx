import { localized } from '@caravan/country';
import { Icon } from '@caravan/ui';
import { useShop } from '../../shared/shop.tsx';
import css from './delivery-facts.module.css';

/** How the goods come and what that costs, in the country's words: beside the price, where it is looked for. */
export const DeliveryFacts = () => {
  const { country, language } = useShop();
  return (
    <ul className={css.facts}>
      {country.rules.delivery.map(({ slug, kind }) => {
        const facts = country.deliveryFacts[slug];
        return (
          facts && (
            <li key={slug} className={css.fact}>
              <Icon name={kind === 'courier' ? 'truck' : 'store'} className={css.icon} />
              <div>
                <strong>{localized(facts.name, language, country)}</strong>
                <p>{localized(facts.description, language, country)}</p>
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
};
