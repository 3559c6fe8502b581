/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend that is seen */
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './quantity-stepper.module.css';

export interface QuantityStepperProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'min' | 'max' | 'size'
> {
  /** What is counted, and of what: "Quantity, Aloe Gel". Names the number; the buttons have their own names. */
  label: string;
  /** Name of the minus button: "Decrease quantity". */
  decreaseLabel: string;
  /** Name of the plus button: "Increase quantity". */
  increaseLabel: string;
  /** How many it is; its owner decides. */
  value: number;
  /** Called with a whole number within `min` and `max`. */
  onChange: (value: number) => void;
  /** What was typed with the digits of every script as `0` to `9`; `toAsciiDigits` of `@caravan/i18n`. */
  readDigits: (typed: string) => string;
  /** Smallest, 1 unless told otherwise. */
  min?: number | undefined;
  /** Largest: stock or limit. Without it there is none. */
  max?: number | undefined;
  /** Why less is not to be had; read out with the refusing button. */
  decreaseReason?: string | undefined;
  /** Why more is not to be had; read out with the refusing button. */
  increaseReason?: string | undefined;
  /** Someone wanted to go past the smallest or largest, or typed what is no whole number: the place to say why. */
  onRefused?: ((why: 'min' | 'max' | 'whole') => void) | undefined;
  /** `s` for cards: 36 px high under a mouse; `m` and under a finger both 44 px. */
  size?: 's' | 'm' | undefined;
}

/** Minus, a number that can be typed, plus. Up and Down change it by one, Home and End go to the bounds. */
export const QuantityStepper = ({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  readDigits,
  min = 1,
  max = Infinity,
  decreaseReason,
  increaseReason,
  onRefused,
  size = 'm',
  disabled,
  className,
  ...rest
}: QuantityStepperProps) => {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);

  const go = (wanted: number) => {
    setTyped(null);
    const next = Math.max(min, Math.min(max, wanted));
    if (wanted > max) onRefused?.('max');
    if (wanted < min) onRefused?.('min');
    if (next !== value) onChange(next);
  };
  const take = () => {
    if (typed === null) return;
    const text = typed.trim();
    // "2.5" and "1e3" are not 25 and 13: what is no whole number changes nothing.
    if (/^(-?\d+)?$/.test(text)) return go(text === '' ? value : Number(text));
    setTyped(null);
    onRefused?.('whole');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return take();
    const now = typed && /^\d+$/.test(typed) ? Number(typed) : value;
    const wanted = { ArrowUp: now + 1, ArrowDown: now - 1, Home: Math.max(1, min), End: max }[event.key];
    if (wanted === undefined || wanted === Infinity) return;
    event.preventDefault();
    go(wanted);
  };
  const step = (by: 1 | -1, refused: boolean, name: string, reason: string | undefined) => (
    <button
      type="button"
      data-each=""
      className={css.step}
      aria-label={name}
      aria-disabled={refused || undefined}
      aria-describedby={refused && reason ? `${id}${by}` : undefined}
      disabled={disabled}
      onClick={() => {
        setPressed(true);
        go(value + by);
      }}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
      {refused && reason && <VisuallyHidden id={`${id}${by}`}>{reason}</VisuallyHidden>}
    </button>
  );

  return (
    // Without a name of its own: it would be read before the number's, which is the same.
    <div role="group" className={classNames(css.stepper, size === 's' && css.s, className)}>
      {step(-1, value <= min, decreaseLabel, decreaseReason)}
      <input
        {...rest}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max === Infinity ? undefined : max}
        className={css.number}
        disabled={disabled}
        value={typed ?? value}
        onChange={(event) => setTyped(readDigits(event.target.value).slice(0, 8))}
        onBlur={take}
        onKeyDown={press}
        onFocus={(event) => event.target.select()}
      />
      {step(1, value >= max, increaseLabel, increaseReason)}
      {/* Who presses a button does not hear what it did to the number. */}
      <VisuallyHidden role="status">{pressed && value}</VisuallyHidden>
    </div>
  );
};
