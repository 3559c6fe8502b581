import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';

export interface UnreachableProps {
  /** So that an error summary can lead here. */
  readonly id?: string;
  /** What could not be had, where that is more than a part of the page. */
  readonly text?: string;
  readonly onAgain: () => void;
}

/** Stands where a part of the screen could not be fetched, with the way to ask once more (CONT-12). */
export const Unreachable = ({ id, text, onAgain }: UnreachableProps) => {
  const { _ } = useLingui();
  return (
    <Notice
      id={id}
      tabIndex={-1}
      tone="clay"
      role="alert"
      action={
        <Button size="s" variant="outline" onClick={onAgain}>
          {_('error.again')}
        </Button>
      }
    >
      {text ?? _('error.chunk')}
    </Notice>
  );
};
