import type { BusinessVolume } from '@caravan/contract';
import { VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { monthName } from '../../shared/format/month-name.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './volume-table.module.css';

/** Case credits by month in figures, the newest first (BIZ-2). Narrow enough to stay a table on a phone. */
export const VolumeTable = ({ months }: { readonly months: BusinessVolume['months'] }) => {
  const { _ } = useLingui();
  const { cc } = useFormat();
  /** The figure without its unit, which the caption names. */
  const figure = (credits: string): string => cc(credits).split('\u00A0', 1)[0] ?? '';
  return (
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{_('business.volume-table')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{_('business.month')}</th>
          <th scope="col">{_('business.column-own')}</th>
          <th scope="col">{_('business.column-new')}</th>
          <th scope="col">{_('business.column-all')}</th>
          <th scope="col">{_('business.column-orders')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, own, newMembers, cc: all, orders }) => (
          <tr key={month}>
            <th scope="row">{_(monthName(month))}</th>
            <td>{figure(own)}</td>
            <td>{figure(newMembers)}</td>
            <td className={css.all}>{figure(all)}</td>
            <td>{orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
