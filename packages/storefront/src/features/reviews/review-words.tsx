import type { Review } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import css from './reviews.module.css';
import { StarRow } from './star-row.tsx';

/** Stars, title and text of a review, in the language in which it was written. */
export const ReviewWords = ({ review: { stars, title, text, language } }: { readonly review: Review }) => {
  const { _ } = useLingui();
  return (
    <>
      <StarRow stars={stars} label={_('reviews.of-five', { stars })} />
      {title !== '' && (
        <h3 lang={language} className={css.entryTitle}>
          {title}
        </h3>
      )}
      <p lang={language} className={css.text}>
        {text}
      </p>
    </>
  );
};
