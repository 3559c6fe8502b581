import type { Order } from '@caravan/contract';
import { wentBack } from '../../features/orders/went-back.ts';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/**
 * The order that the address names, else the one being placed; `unknown` when this member has none like that; null for a visitor:
 * then nothing is claimed. What the address says is never believed, only asked about (PAY-7). One that was cancelled, or paid
 * once and whose goods or money went back, is told by its own page.
 */
export const load = async ({
  api,
  url,
  order,
  session,
  signal,
}: LoaderContext): Promise<Order | 'unknown' | null> => {
  if (session.token() === null) return null;
  const named = url.searchParams.get('order') ?? '';
  const id = /^\d{1,9}$/.test(named) ? Number(named) : order.pk();
  if (id === null) return 'unknown';
  const answer = await api.get('order', { params: { id }, signal });
  if (answer[0]?.status === 404) return 'unknown';
  const found = unwrap(answer);
  if (wentBack(found) || found.status === 'cancelled') throw redirectTo(pathTo('orderDetails', { pk: id }));
  return found;
};
