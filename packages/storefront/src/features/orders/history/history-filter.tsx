import { Select } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import css from './history-filter.module.css';
import type { HistoryFilter } from './history-query.ts';
import { periods, type Period } from './period.ts';
import { soughtStatuses, statusWords } from '../status-words.ts';

const periodWords: Readonly<Record<Period, MessageDescriptor>> = {
  all: msg({ id: 'history.period-all' }),
  month: msg({ id: 'history.period-month' }),
  'last-month': msg({ id: 'history.period-last-month' }),
  quarter: msg({ id: 'history.period-quarter' }),
  year: msg({ id: 'history.period-year' }),
};

export interface HistoryFilterFormProps {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
}

/** Which orders to show; a choice begins again at the first page. */
export const HistoryFilterForm = ({ filter, onChange }: HistoryFilterFormProps) => {
  const { _ } = useLingui();
  return (
    <div className={css.filter}>
      <Select
        label={_('history.status')}
        value={filter.status ?? ''}
        placeholder={_('history.status-any')}
        options={soughtStatuses.map((status) => ({ value: status, label: _(statusWords[status].id) }))}
        onChange={({ target }) => {
          const status = soughtStatuses.find((each) => each === target.value) ?? null;
          onChange({ ...filter, status, page: 1 });
        }}
      />
      <Select
        label={_('history.period')}
        value={filter.period}
        options={periods.map((period) => ({ value: period, label: _(periodWords[period].id) }))}
        onChange={({ target }) => {
          const period = periods.find((each) => each === target.value) ?? 'all';
          onChange({ ...filter, period, page: 1 });
        }}
      />
    </div>
  );
};
