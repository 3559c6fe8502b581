/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output element belongs to a form */
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { placeToasts, toastHost } from './toast-places.ts';
import { lifetime, type Toast } from './toast.ts';
import css from './toasts.module.css';

export interface ToastsProps {
  /** Oldest first. The owner keeps the list. */
  toasts: readonly Toast[];
  /** Its time is over, it was closed, or its action was taken. */
  onClose: (id: string) => void;
  /** Names the region: "Notifications". */
  label: string;
  /** Name of the close buttons: "Close". */
  closeLabel: string;
}

const icons = { success: 'check', info: 'info', error: 'warning' } as const;

const isPassing = ({ tone, action }: Toast): boolean => tone !== 'error' && !action;

const OneToast = ({
  toast,
  onClose,
  closeLabel,
}: {
  toast: Toast;
  onClose: () => void;
  closeLabel: string;
}) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const before = useRef<EventTarget>(null);
  const end = useEffectEvent(onClose);
  const life = lifetime(toast);

  useEffect(() => {
    if (held || life === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(end, life);
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [held, life]);

  const holdFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setFocused(true);
  };
  // What closes it goes away with it: the focus returns to where it came from.
  const dismiss = () => {
    if (before.current instanceof HTMLElement) before.current.focus();
    onClose();
  };
  return (
    <div
      className={classNames(css.toast, css[toast.tone], isPassing(toast) && css.passing)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={holdFocus}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[toast.tone]} />
      <div className={css.words}>
        <div className={css.text}>{toast.text}</div>
        {toast.action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              toast.action?.onPress();
              dismiss();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" label={closeLabel} className={css.close} onClick={dismiss} />
    </div>
  );
};

const never = () => () => {};

/**
 * Messages at the lower edge of the window, above whatever floats there, or in the modal that is open. Both live regions are there
 * once the page is hydrated and before any message, because a region that comes with its message is not read out. Render it once.
 */
export const Toasts = ({ toasts, onClose, label, closeLabel }: ToastsProps) => {
  const host = useSyncExternalStore(never, toastHost, () => null);
  useLayoutEffect(() => (host ? placeToasts() : undefined), [host]);
  const those = (isError: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((toast) => (
        <OneToast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
      ));
  return (
    host &&
    createPortal(
      <section aria-label={label} className={css.region}>
        <div role="status" aria-atomic={false}>
          {those(false)}
        </div>
        <div role="alert" aria-atomic={false}>
          {those(true)}
        </div>
      </section>,
      host,
    )
  );
};
