import { localized } from '@caravan/country';
import { Icon } from '@caravan/ui';
import { DeferredArrival } from '../../shared/arrival/deferred-arrival.tsx';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './delivery-facts.module.css';

/**
 * How the goods come, when, and what that costs, in the country's words: beside the price, where it is looked for. A kept page
 * does not know the day: it comes later, into space that is kept for it (DLV-6).
 */
export const DeliveryFacts = () => {
  const { country, language } = useShop();
  const hydrated = useHydrated();
  return (
    <ul className={css.facts}>
      {country.rules.delivery.map((rule) => {
        const { slug, kind, transit } = rule;
        const facts = country.deliveryFacts[slug];
        return (
          facts && (
            <li key={slug} className={css.fact}>
              <Icon name={kind === 'courier' ? 'truck' : 'store'} className={css.icon} />
              <div className={css.words}>
                <strong>{localized(facts.name, language, country)}</strong>
                <p>{localized(facts.description, language, country)}</p>
                {transit?.map((time) => (
                  <p key={time.zone ?? slug} className={css.when} data-zone={time.zone}>
                    {time.zone && localized(facts.zones?.[time.zone] ?? {}, language, country)}{' '}
                    {hydrated && <DeferredArrival rule={rule} transit={time} />}
                  </p>
                ))}
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
};
