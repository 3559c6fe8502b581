import { useLingui } from '@lingui/react';
import { Component, useState, type ReactNode } from 'react';
import { useToasts } from '../toasts/use-toasts.ts';
import type { OverlayName } from './overlays.ts';
import { useOverlay } from './use-overlay.ts';

interface ContainedProps {
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** What goes wrong in it is gone; the rest of the page stands. */
class Contained extends Component<ContainedProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

export interface OverlayProps {
  readonly name: OverlayName;
  /** Stays in the document while it is closed: what was filled in is not lost. */
  readonly kept?: boolean;
  /** Besides closing it and saying so. */
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** The content of an overlay, while it is the one shown. An error in it closes it and is said; the page stays (ROUTE-17). */
export const Overlay = ({ name, kept = false, onError, children }: OverlayProps) => {
  const { _ } = useLingui();
  const toasts = useToasts();
  const { open, close } = useOverlay(name);
  const [errors, setErrors] = useState(0);
  const giveUp = () => {
    setErrors(errors + 1);
    onError?.();
    close();
    toasts.error(_('error.server'));
  };
  return (
    (open || kept) && (
      <Contained key={errors} onError={giveUp}>
        {children}
      </Contained>
    )
  );
};
