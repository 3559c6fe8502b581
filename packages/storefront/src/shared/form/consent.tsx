import { Checkbox } from '@caravan/ui';
import css from './consent.module.css';

interface ConsentProps {
  readonly id: string;
  /** What is agreed to by the tick. */
  readonly label: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (checked: boolean) => void;
  /** The text itself: what it is called, and a dialog that shows it or the page where it is. */
  readonly text: { readonly name: string } & ({ readonly onRead: () => void } | { readonly href: string });
}

/** A consent that must be given, its text behind a link below the tick. */
export const Consent = ({ id, label, checked, error, onChange, text }: ConsentProps) => (
  <Checkbox
    id={id}
    required
    checked={checked}
    error={error}
    label={label}
    // Not in the label: there a press would be meant for the tick as well.
    hint={
      'href' in text ? (
        <a href={text.href} target="_blank" rel="noreferrer" className={css.link}>
          {text.name}
        </a>
      ) : (
        <button type="button" aria-haspopup="dialog" className={css.link} onClick={text.onRead}>
          {text.name}
        </button>
      )
    }
    onChange={({ target }) => onChange(target.checked)}
  />
);
