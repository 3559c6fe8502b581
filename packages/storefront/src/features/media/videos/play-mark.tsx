import css from './play-mark.module.css';

/** The sign of what can be played. */
export const PlayMark = () => (
  <span className={css.mark} aria-hidden="true">
    <svg viewBox="0 0 24 24" className={css.drawing}>
      <path d="M8 5.5v13l11-6.5z" />
    </svg>
  </span>
);
