import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';

export interface UnreachableProps {
  /** So that an error summary can lead here. */
  readonly id?: string;
  readonly onAgain: () => void;
}

/** Stands where a part of the screen could not be fetched, with the way to ask once more (CONT-12). */
export const Unreachable = ({ id, onAgain }: UnreachableProps) => {
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
      {_('error.chunk')}
    </Notice>
  );
};
