import type { Order } from '@caravan/contract';
import { drainJobs, type Jobs } from '../modules/jobs/index.ts';
import {
  acceptOrder,
  operateOrder,
  refundOrder,
  returnOrder,
  type OperatedState,
  type OperateResult,
} from '../modules/orders/index.ts';
import type { TestServer } from './create-test-server.ts';
import type { Buyer } from './journey.ts';

/** How an order goes back. */
export interface Way {
  readonly restock?: boolean;
  readonly refund?: boolean;
  readonly reason?: string;
}

/** An order of a `giftCountry` that was paid after its hold, when two of its four units were there. */
export const payPartlyThere = async (server: TestServer, buyer: Buyer): Promise<Order> => {
  await buyer.add('101', 1);
  const order = await buyer.buy('102', 4);
  server.clock.pass(125);
  await drainJobs(server.app);
  await server.database.executeSql(`update products set stock = 2 where code = '102'`);
  await buyer.pay(order, { TransId: `sale-${order.pk}` });
  return buyer.order(order.pk);
};

/** What an operator called Aida does with orders of a server under test. */
export const operatorHands = (server: TestServer) => {
  const jobs = server.app.getDecorator<Jobs>('jobs');
  const by = (way: Way) => ({ actor: 'Aida', reason: '', ...way });
  const move = (pk: number, to: OperatedState, way: Way = {}): Promise<OperateResult> =>
    operateOrder(server, jobs, pk, to, by(way));
  return {
    move,
    /** Lets money pass that waited for a person. */
    accept: (pk: number) => acceptOrder(server, jobs, pk, by({})),
    /** What comes back: `{100: 2}`, or all of it. */
    comeBack: (pk: number, units: Readonly<Record<string, number>> | null, way: Way = {}) =>
      returnOrder(server, jobs, pk, units && new Map(Object.entries(units)), by(way)),
    giveBack: (
      pk: number,
      amount: number | null,
      more: { readonly byHand?: boolean; readonly transaction?: string } = {},
    ) => refundOrder(server, jobs, pk, { amount, reason: '', actor: 'Aida', ...more }),
    /** Pays an order that can be paid, sends it and brings it to the buyer; gives it as it is then. */
    async deliver(order: Order, buyer: Buyer): Promise<Order> {
      if (order.paymentData) await buyer.pay(order);
      for (const to of ['shipped', 'delivered'] as const) {
        const moved = await move(order.pk, to);
        if (!moved.ok) throw new Error(`not ${to}: ${moved.why}`);
      }
      return buyer.order(order.pk);
    },
  };
};

export type OperatorHands = ReturnType<typeof operatorHands>;
