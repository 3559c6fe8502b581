import type { OrderStatus, Query } from '@caravan/contract';
import { pageIn } from '../../../shared/list/page-of-list.ts';
import { periods, spanOf, type Period } from './period.ts';
import { soughtStatuses } from '../status-words.ts';

/** Orders on one page. */
export const ordersPerPage = 20;

/** What the address says of the list: link, reload and back give the same one (ORD-2). */
export interface HistoryFilter {
  readonly status: OrderStatus | null;
  readonly period: Period;
  /** From 1. */
  readonly page: number;
}

/** Reads the address; what it says wrongly is as if it said nothing. */
export const readFilter = (search: URLSearchParams): HistoryFilter => ({
  status: soughtStatuses.find((status) => status === search.get('status')) ?? null,
  period: periods.find((period) => period === search.get('period')) ?? 'all',
  page: pageIn(search),
});

/** The same as search values of an address; what is usual is left out. */
export const filterSearch = ({ status, period, page }: HistoryFilter): Record<string, string | number> => ({
  ...(status !== null && { status }),
  ...(period !== 'all' && { period }),
  ...(page > 1 && { page }),
});

/** The call that answers the filter (API-57). */
export const historyQuery = (filter: HistoryFilter, now: Date, timeZone: string): Query<'orders'> => ({
  limit: ordersPerPage,
  offset: (filter.page - 1) * ordersPerPage,
  ...(filter.status !== null && { status: filter.status }),
  ...spanOf(filter.period, now, timeZone),
});
