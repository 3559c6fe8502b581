import { Icon, VisuallyHidden, type IconName } from '@caravan/ui';
import { useRef } from 'react';
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

/**
 * A list in the top bar whose choice loads the page anew, so one who goes through it with the arrow keys is asked for an
 * Enter, or to go on, before that happens.
 */
export const Chooser = ({ icon, label, value, options, onTake }: ChooserProps) => {
  const byKeys = useRef(false);
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
        onPointerDown={() => (byKeys.current = false)}
        onKeyDown={({ key, currentTarget }) => {
          byKeys.current = key !== 'Enter';
          if (key === 'Enter') take(currentTarget.value);
        }}
        onChange={({ target }) => {
          if (!byKeys.current) take(target.value);
        }}
        onBlur={({ target }) => take(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
};
