import { Button, EmptyState } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Link } from '../../shared/link/link.tsx';

export interface NothingYetProps {
  /** "There are no videos yet." */
  readonly title: string;
  /** Where the whole list is, when only a category of it is empty. */
  readonly all?: string | undefined;
}

/** A list that is empty, or a category of it (CONT-12). */
export const NothingYet = ({ title, all }: NothingYetProps) => {
  const { _ } = useLingui();
  if (all === undefined) return <EmptyState title={title} text={_('media.later')} />;
  return (
    <EmptyState
      title={_('media.none-here')}
      action={
        <Button variant="outline" render={<Link to={all} />}>
          {_('media.show-all')}
        </Button>
      }
    />
  );
};
