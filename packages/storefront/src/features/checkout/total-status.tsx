/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an output element belongs to a form */
import { VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a further change after which a new total is said. */
const settled = 1000;

export interface TotalStatusProps {
  /** What the order comes to as it is written; null while the delivery is open. */
  readonly total: string | null;
  /** Something was chosen or typed: before that a total changes only because the page is still arriving. */
  readonly touched: boolean;
}

/** Tells those who do not see the sum that a choice has changed it (CHK-6): politely, once, when it has settled. */
export const TotalStatus = ({ total, touched }: TotalStatusProps) => {
  const { _ } = useLingui();
  const known = useRef(total);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!touched) known.current = total;
    if (total === null || total === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = total;
      setSaid(_('checkout.total-now', { total }));
    }, settled);
    return () => clearTimeout(timer);
  }, [total, touched, _]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
};
