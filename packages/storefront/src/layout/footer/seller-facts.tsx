import { localized } from '@caravan/country';
import { useShop } from '../../shared/shop.tsx';
import css from './footer.module.css';

/** Who sells, with the numbers that the country's law wants to see. */
export const SellerFacts = () => {
  const { country, language } = useShop();
  const { name, address, registrations } = country.seller;
  return (
    <>
      <p>{localized(name, language, country)}</p>
      <p>{localized(address, language, country)}</p>
      <dl className={css.facts}>
        {registrations.map(({ label, value }) => (
          <div key={value}>
            <dt>{localized(label, language, country)}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
