import { Icon, VisuallyHidden, type IconName } from '@caravan/ui';
import { useRef, type KeyboardEvent } from 'react';
import css from './top-bar.module.css';

export interface ChooserProps {
  readonly icon: IconName;
  readonly label: string;
  /** The one in force: it is chosen already. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
  /** The page loads anew after it. */
  readonly onTake: (value: string) => void;
}

/** What opens the list: a choice in it is meant. */
const opens = ({ key, altKey }: KeyboardEvent): boolean =>
  key === ' ' || key === 'F4' || (altKey && key.startsWith('Arrow'));

/**
 * A list in the top bar whose choice loads the page anew. Who goes through it with the arrow keys, without opening it, is asked
 * for an Enter before that happens; Escape, and going on, leave all as it was.
 */
export const Chooser = ({ icon, label, value, options, onTake }: ChooserProps) => {
  const stepping = useRef(false);
  const take = (wanted: string) => {
    if (wanted !== value) onTake(wanted);
  };
  return (
    <label className={css.chooser}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        className={css.select}
        autoComplete="off"
        defaultValue={value}
        onPointerDown={() => (stepping.current = false)}
        onKeyDown={(event) => {
          const { key, currentTarget } = event;
          stepping.current = !opens(event);
          if (key === 'Enter') take(currentTarget.value);
          if (key === 'Escape') currentTarget.value = value;
        }}
        onKeyUp={() => (stepping.current = false)}
        onChange={({ target }) => {
          if (!stepping.current) take(target.value);
        }}
        onBlur={({ target }) => (target.value = value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  );
};
