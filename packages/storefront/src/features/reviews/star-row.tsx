import css from './reviews.module.css';

const most = 5;

/** So many of five stars, to the half; the words beside or around them say the number. */
export const StarRow = ({ stars, label }: { readonly stars: number; readonly label?: string }) => {
  const halves = Math.round(stars * 2);
  const full = Math.floor(halves / 2);
  const half = halves % 2;
  return (
    <span
      className={css.stars}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {'★'.repeat(full)}
      {half > 0 && <span className={css.half}>★</span>}
      {full + half < most && <span className={css.rest}>{'★'.repeat(most - full - half)}</span>}
    </span>
  );
};
