/* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keys and presses bubble up from links */
import type { MouseEvent, ReactNode } from 'react';
import { SidePanel } from '../side-panel/side-panel.tsx';
import { moveAlong } from './move-along.ts';
import { useOncePainted } from './use-once-painted.ts';

export interface MenuDrawerProps {
  /** Stands above it: "Menu". */
  title: string;
  /** Name of the button that closes it: "Close". */
  closeLabel: string;
  /** Escape, the close button, a press outside or a link in it: the owner takes it away. */
  onClose: () => void;
  /** Navigations, and what else belongs to the whole menu. */
  children: ReactNode;
}

/** The whole menu over the page; it closes when a link in it is followed. Arrows, Home and End go along its links. */
export const MenuDrawer = ({ title, closeLabel, onClose, children }: MenuDrawerProps) => {
  // A modal panel styles the whole page anew, which takes a slow phone longer than a frame.
  const drawn = useOncePainted();
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <SidePanel side="start" open={drawn} onClose={onClose} title={title} closeLabel={closeLabel}>
      <div onKeyDown={moveAlong('column')} onClick={closeAfterLink}>
        {children}
      </div>
    </SidePanel>
  );
};
