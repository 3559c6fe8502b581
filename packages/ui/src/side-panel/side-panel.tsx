import { classNames } from '../class-names.ts';
import { Modal, type ModalProps } from '../modal/modal.tsx';
import css from './side-panel.module.css';

export interface SidePanelProps extends ModalProps {
  /** `end` is the right side in left-to-right text (account); `start` the other (menu). Default `end`. */
  side?: 'start' | 'end' | undefined;
}

/** A modal panel as high as the window that slides in from one side. */
export const SidePanel = ({ side = 'end', className, ...rest }: SidePanelProps) => (
  <Modal {...rest} className={classNames(css.panel, css[side], className)} />
);
