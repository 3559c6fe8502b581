import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from '../modal/modal.tsx';
import css from './dialog.module.css';

export interface DialogProps extends ModalProps {
  /** 30 rem or 60 rem. Default `m`. */
  size?: 'm' | 'l' | undefined;
}

/** A question or a picture over the page; nothing else can be reached until it is closed. */
export const Dialog = ({ size = 'm', className, ...rest }: DialogProps) => (
  <Modal {...rest} className={classNames(css.dialog, size === 'l' && css.l, className)} />
);
