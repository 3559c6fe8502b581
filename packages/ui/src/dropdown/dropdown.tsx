/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the press bubbles up from links, which the keyboard presses too */
import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names.ts';
import css from './dropdown.module.css';

interface TriggerProps {
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  onClick?: () => void;
}

export interface DropdownProps {
  /** The button that opens it: `<Button>` or `<IconButton>`; it gets `aria-expanded`, `aria-controls` and the press. */
  trigger: ReactElement<TriggerProps>;
  /** Names the opened part for assistive technology. */
  label: string;
  /** Given together with `onOpenChange`, its owner decides; otherwise it minds itself. */
  open?: boolean | undefined;
  /** It was opened or closed, by the button, a press outside, Escape or a link in it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge of the button it keeps to. Default `end`. */
  align?: 'start' | 'end' | undefined;
  /** What unfolds; in the document only while open. */
  children: ReactNode;
  /** Goes to the frame round button and opened part. */
  className?: string | undefined;
}

/**
 * Something small that unfolds under a button and covers nothing else: the short cart, a chooser. Closes on a press
 * outside, on Escape (the focus goes back to the button) and when a link in it is followed.
 */
export const Dropdown = ({
  trigger,
  label,
  open: given,
  onOpenChange,
  align = 'end',
  children,
  className,
}: DropdownProps) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const set = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const close = useEffectEvent((focusBack: boolean) => {
    set(false);
    if (focusBack) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });

  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close(true);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <div ref={root} className={classNames(css.root, className)}>
      {cloneElement(trigger, {
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => {
          trigger.props.onClick?.();
          set(!open);
        },
      })}
      {open && (
        // A link inside is followed by the router, which leaves the page standing: fold up after it.
        <section
          id={id}
          aria-label={label}
          data-lifted=""
          className={classNames(css.panel, css[align])}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) set(false);
          }}
        >
          {children}
        </section>
      )}
    </div>
  );
};
