/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a star and a number, said in words */
import type { Rating as Facts } from '@caravan/contract';
import { VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './rating.module.css';

/** The average of a product's reviews and how many there are; nothing without any. With `to` it leads there. */
export const Rating = ({ rating, to }: { readonly rating: Facts | undefined; readonly to?: string }) => {
  const { _ } = useLingui();
  const { stars } = useFormat();
  if (!rating) return null;
  const { count } = rating;
  const average = stars(rating.average);
  const label = _('shop.rated', { average, count });
  const shown = `${average} (${count})`;
  return to === undefined ? (
    <span role="img" className={css.rating} aria-label={label}>
      {shown}
    </span>
  ) : (
    <a href={to} className={css.rating}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  );
};
