import { Button, Notice, SummaryList } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './express.module.css';
import type { ExpressSum } from './use-express-order.ts';

interface ExpressSummaryProps {
  readonly sum: ExpressSum;
  /** Rows that are to be corrected. */
  readonly wrong: number;
  /** Checks the rows anew that could not be checked; undefined when all were. */
  readonly onAgain: (() => void) | undefined;
}

/** What the rows come to, and what stands in the way. */
export const ExpressSummary = ({ sum, wrong, onAgain }: ExpressSummaryProps) => {
  const { _ } = useLingui();
  const { price, cc } = useFormat();
  return (
    <>
      <SummaryList
        rows={[
          { id: 'units', term: _('express.units'), value: sum.units },
          { id: 'cc', term: _('totals.cc'), value: cc(sum.cc) },
        ]}
        total={{ term: _('totals.total'), value: price(sum.price) }}
      />
      <div aria-live="polite" className={css.notices}>
        {wrong > 0 && (
          <Notice tone="clay" compact>
            {_('express.to-correct', { count: wrong })}
          </Notice>
        )}
        {onAgain && (
          <Notice
            tone="warn"
            compact
            action={
              <Button variant="quiet" size="s" onClick={onAgain}>
                {_('error.again')}
              </Button>
            }
          >
            {_('express.not-checked')}
          </Notice>
        )}
      </div>
    </>
  );
};
