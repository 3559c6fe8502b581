import { useShop } from '../shop.tsx';
import css from './mark.module.css';

/** The country's mark, the picture that is its icon in tabs, too. It stands beside the name and says nothing itself. */
export const Mark = () => (
  <img
    src={`/media/${useShop().country.val}/icon.svg`}
    alt=""
    // What the page is about is painted first, and the document need not ask for it ahead.
    fetchPriority="low"
    className={css.mark}
  />
);
