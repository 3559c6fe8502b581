import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { fillSlot, type Slot } from '../slot/slot.ts';
import { Spinner } from '../spinner/spinner.tsx';
import css from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` once a screen; `outline` beside it; `quiet` for the rest; `danger` for what destroys. Default `primary`. */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger' | undefined;
  /** `s` 36 px high (cards), `m` 44 px, `l` 52 px (the one step forward). */
  size?: 's' | 'm' | 'l' | undefined;
  /** Work is going on: keeps its width and focus, cannot be pressed again. */
  busy?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Icon before the words. */
  icon?: ReactNode;
  /** A link that looks like a button: `<Button render={<Link to="/cart" />}>`. `type`, `disabled` and `busy` do not apply then. */
  render?: Slot | undefined;
}

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button, or a link with its look. `type` is `button` unless told otherwise. With `aria-disabled` it looks unavailable but can be
 * reached and pressed: `onClick` then leads to the reason.
 */
export const Button = ({
  variant = 'primary',
  size = 'm',
  busy = false,
  wide = false,
  icon,
  render,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const look = classNames(css.button, css[variant], size !== 'm' && css[size], wide && css.wide, className);
  const content = (
    <span className={css.content}>
      {icon}
      {children}
    </span>
  );
  if (render) return fillSlot(render, { className: look, children: content });
  return (
    <button
      type="button"
      {...rest}
      className={look}
      onClick={busy ? refuse : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {content}
      {busy && <Spinner className={css.spinner} />}
    </button>
  );
};
