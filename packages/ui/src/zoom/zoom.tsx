import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import css from './zoom.module.css';

export interface ZoomProps {
  /** The small picture; pressing it opens the large one. */
  children: ReactNode;
  /** The large picture, with the `alt` that says what is on it. */
  large: ReactNode;
  /** Heading of the opened picture: the product's name. */
  title: ReactNode;
  /** Name of the button: "Enlarge picture". */
  openLabel: string;
  closeLabel: string;
  /** Whether the large picture is shown; its owner decides. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
}

/** A picture that can be looked at closely. */
export const Zoom = ({
  children,
  large,
  title,
  openLabel,
  closeLabel,
  open,
  onOpenChange,
  className,
}: ZoomProps) => (
  <div className={className}>
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={openLabel}
      className={css.opener}
      onClick={() => onOpenChange(true)}
    >
      {children}
    </button>
    <Dialog size="l" open={open} onClose={() => onOpenChange(false)} title={title} closeLabel={closeLabel}>
      <div className={css.large}>{large}</div>
    </Dialog>
  </div>
);
