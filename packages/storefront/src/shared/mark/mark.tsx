import { classNames } from '@caravan/ui';
import { useShop } from '../shop.tsx';
import css from './mark.module.css';

/** The country's mark, the picture that is its icon in tabs, too. It stands beside the name and says nothing itself. */
export const Mark = ({ className }: { readonly className?: string | undefined }) => (
  <img
    src={`/media/${useShop().country.val}/icon.svg`}
    alt=""
    width={24}
    height={24}
    // What the page is about is painted first, and the document need not ask for it ahead.
    fetchPriority="low"
    className={classNames(css.mark, className)}
  />
);
