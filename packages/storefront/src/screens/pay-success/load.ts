import type { Order } from '@caravan/contract';
import { wentBack } from '../../features/orders/went-back.ts';
import { redirectTo } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/**
 * The order that the address names, else the one being placed; null for a visitor or when there is none: then nothing is
 * claimed. What the address says is never believed, only asked about (PAY-7). One that was paid once and whose goods or money
 * went back is told by its own page.
 */
export const load = async ({ api, url, order, session, signal }: LoaderContext): Promise<Order | null> => {
  if (session.token() === null) return null;
  const named = url.searchParams.get('order') ?? '';
  const id = /^\d{1,9}$/.test(named) ? Number(named) : order.pk();
  if (id === null) return null;
  const [, found] = await api.get('order', { params: { id }, signal });
  if (found && wentBack(found)) throw redirectTo(pathTo('orderDetails', { pk: id }));
  return found ?? null;
};
