/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- Escape and the press on the backdrop belong to the dialog itself */
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { takeIntoModal } from '../toasts/toast-places.ts';
import { closeOnBack } from './close-on-back.ts';
import { keepFocus } from './keep-focus.ts';
import css from './modal.module.css';

export interface ModalProps {
  /** It is in the document only while open. */
  open: boolean;
  /** Escape, the close button or a press outside: the owner sets `open` to false. */
  onClose: () => void;
  /** Its heading and name. */
  title: ReactNode;
  /** Name of the close button: "Close". */
  closeLabel: string;
  /** Called once its motion has ended; at once where motion is reduced. The place to move the focus to a field. */
  onOpened?: (() => void) | undefined;
  /** Gets the focus at first; without it the title does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Stays at the bottom: the buttons, or what comes late and must push nothing. Without contents it takes no room. */
  footer?: ReactNode;
  /** Its body, which scrolls where it is higher than the window. */
  children: ReactNode;
  /** Goes to the `<dialog>`. */
  className?: string | undefined;
}

/** What dialog and side panel share: the browser's modal `<dialog>`, focus in and back, Escape, 'Back', a press outside. */
const OpenModal = ({
  onClose,
  title,
  closeLabel,
  onOpened,
  initialFocus,
  footer,
  children,
  className,
}: Omit<ModalProps, 'open'>) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const opened = useEffectEvent(() => onOpened?.());
  const close = useEffectEvent(() => onClose());
  const first = useEffectEvent(() => initialFocus?.current ?? heading.current);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const giveBack = keepFocus();
    // Where there are no modal dialogs (Safari before 15.4) it is shown all the same.
    if ('showModal' in element) element.showModal();
    else Object.assign(element, { open: true });
    const letGo = messages.current ? takeIntoModal(messages.current) : () => {};
    first()?.focus();
    let here = true;
    void Promise.allSettled((element.getAnimations?.() ?? []).map((motion) => motion.finished)).then(
      () => here && opened(),
    );
    return () => {
      here = false;
      letGo();
      element.close?.();
      giveBack();
    };
  }, []);

  useEffect(() => closeOnBack(close), []);

  const isOutside = (event: MouseEvent) => event.target === dialog.current;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classNames(css.modal, className)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onMouseDown={(event) => (pressedOutside.current = isOutside(event))}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        <div className={css.end}>
          <div ref={messages} className={css.messages} />
          {footer && <div className={css.footer}>{footer}</div>}
        </div>
      </div>
    </dialog>
  );
};

/** See `Dialog` and `SidePanel`. */
export const Modal = ({ open, ...rest }: ModalProps) => (open ? <OpenModal {...rest} /> : null);
