import css from './whole-date.module.css';

export interface WholeDateProps {
  /** The message. */
  readonly text: string;
  /** The date in it, as it is written there. */
  readonly date: string;
}

/** A message in which a date, that could be torn at its hyphens, goes to the next line as a whole. */
export const WholeDate = ({ text, date }: WholeDateProps) => {
  const place = date === '' ? -1 : text.indexOf(date);
  if (place === -1) return text;
  return (
    <>
      {text.slice(0, place)}
      <span className={css.date}>{date}</span>
      {text.slice(place + date.length)}
    </>
  );
};
