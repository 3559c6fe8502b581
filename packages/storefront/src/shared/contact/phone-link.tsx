import { useShop } from '../shop.tsx';

/** Calls the country's office. */
export const PhoneLink = () => {
  const { phone } = useShop().country.contacts;
  return <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>;
};
