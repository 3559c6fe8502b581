import { StickyBar } from '@caravan/ui';
import type { ReactNode } from 'react';
import css from './columns.module.css';

export interface ColumnsProps {
  readonly children: ReactNode;
  /** Names the second column. */
  readonly label: string;
  /** The second column: sums. Below the first on phones. */
  readonly aside: ReactNode;
  /** The sum in short, where the action does not name it: shown beside it while the second column may be out of sight. */
  readonly brief?: ReactNode | undefined;
  /** The one step forward. It stays at the bottom of a phone's window. */
  readonly action?: ReactNode;
  /** Below the step forward, which stays where it is whenever this comes. */
  readonly after?: ReactNode;
}

/** Work on the left, its sum on the right; on phones one under the other, the step forward always in reach. */
export const Columns = ({ children, label, aside, brief, action, after }: ColumnsProps) => (
  <div className={css.columns}>
    <div className={css.main}>{children}</div>
    <section className={css.aside} aria-label={label}>
      <div className={css.sums}>{aside}</div>
      {action && (
        <StickyBar>
          {brief && <div className={css.brief}>{brief}</div>}
          <div className={css.action}>{action}</div>
        </StickyBar>
      )}
      {after}
    </section>
  </div>
);
