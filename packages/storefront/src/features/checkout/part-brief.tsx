import { Button, Skeleton, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import css from './part-brief.module.css';

export interface PartBriefProps {
  /** That of the section which opens in its place. */
  readonly id: string;
  readonly title: string;
  /** What is said of it is still on its way. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly onChange: () => void;
}

/** One of the checkout's questions that is answered already: the answer in short, and the way to change it in place (CHK-10). */
export const PartBrief = ({ id, title, busy = false, children, onChange }: PartBriefProps) => {
  const { _ } = useLingui();
  return (
    <Surface as="section" id={id} aria-labelledby={`${id}-title`} aria-busy={busy} className={css.brief}>
      <h2 id={`${id}-title`} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <div className={css.said}>{busy ? <Skeleton lines={2} /> : children}</div>
      <Button
        id={`${id}-change`}
        aria-labelledby={`${id}-change ${id}-title`}
        variant="quiet"
        size="s"
        className={css.change}
        onClick={onChange}
      >
        {_('checkout.change')}
      </Button>
    </Surface>
  );
};
