import type { Ask, Client, Reply } from '@tooling/load/client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { AnswerWatch } from './answer-watch.ts';
import type { Bank, Fields } from './bank.ts';
import type { AnsweredOrder, Ledger } from './ledger.ts';

const orderShape = z.object({
  pk: z.number(),
  status: z.string(),
  paymentData: z.object({ formHiddenFields: z.record(z.string(), z.string()) }).nullish(),
});
export type ShownOrder = z.output<typeof orderShape>;
const draftShape = z.object({ pk: z.number() });

/** What one member needs to buy, and who keeps the books of it. */
export interface ShopperOptions {
  readonly token: string;
  /** The process to ask next: it may be another each time. */
  readonly client: () => Client;
  readonly bank: Bank;
  readonly ledger: Ledger;
  readonly watch: AnswerWatch;
  /** Milliseconds for which an unanswered or refused call is asked again; 0: once only. */
  readonly patience: number;
  /** The address that the member seems to come from. */
  readonly address: string;
}

const api = '/ru/api/order';
const pause = 200;

const read = <Shape extends z.ZodType>(shape: Shape, reply: Reply | null): z.output<Shape> | null =>
  reply?.status === 200 || reply?.status === 201 ? shape.parse(JSON.parse(reply.body)) : null;

/** A member who buys as a browser does: asks again after a cut or a 503, under the same idempotency key. */
export const createShopper = ({ token, client, bank, ledger, watch, patience, address }: ShopperOptions) => {
  const headers = { 'x-forwarded-for': address };

  const ask = (call: Ask): Promise<Reply | null> =>
    watch.send(client(), { ...call, headers: { ...headers, ...call.headers } });

  /** Asks until an answer that is neither none nor "again later"; null when patience ends. */
  const insist = async (call: Ask): Promise<Reply | null> => {
    const until = performance.now() + patience;
    for (;;) {
      const reply = await ask(call);
      if (reply && reply.status !== 503 && reply.status !== 429) return reply;
      if (performance.now() >= until) return null;
      await sleep(pause);
    }
  };
  const once = (call: Ask): Promise<Reply | null> =>
    insist({ ...call, token, headers: { 'idempotency-key': randomUUID() } });

  const refused = (what: string, reply: Reply | null): null => {
    if (reply) watch.complain(`${what} was answered ${reply.status}: ${reply.body.slice(0, 120)}`);
    return null;
  };

  return {
    insist,

    /** Fills the cart and makes an order of it; its number, or null when that was not to be. */
    async draft(codes: readonly string[]): Promise<number | null> {
      const emptied = await insist({ method: 'DELETE', path: `${api}/cart/`, token });
      if (!emptied) return null;
      for (const productCode of codes) {
        const json = { productCode, quantity: 1 };
        const added = await once({ method: 'POST', path: `${api}/cart/add/`, json });
        if (added?.status !== 200) return refused('adding', added);
      }
      const drafted = await once({ method: 'POST', path: `${api}/order/`, json: {} });
      return read(draftShape, drafted)?.pk ?? refused('ordering', drafted);
    },

    /** Places a draft; what the shop shows of it then. Only a placing that the shop has answered for enters the ledger. */
    async place(pk: number, by: AnsweredOrder['by']): Promise<ShownOrder | null> {
      const json = {
        payment: by === 'card' ? 'demir' : 'delivery-pay',
        delivery: 'pickup',
        pickupNameSurname: 'Load Member',
        pickupPhone: '+996555123456',
      };
      const placed = await insist({
        method: 'PATCH',
        path: `${api}/order/${pk}/payment-delivery/`,
        token,
        json,
      });
      // An answer that was lost on its way: the order itself tells what became of it.
      const shown =
        read(orderShape, placed) ??
        (placed
          ? read(orderShape, await insist({ method: 'GET', path: `${api}/order/${pk}/`, token }))
          : null);
      if (!shown || shown.status === 'draft') return refused('placing', placed);
      ledger.orders.set(pk, { pk, by });
      return shown;
    },

    /** Has the bank take the money of an order; null when there is nothing to pay. */
    payAtBank(order: ShownOrder): Fields | null {
      return order.paymentData ? bank.approve(order.paymentData.formHiddenFields) : null;
    },

    /** Carries the bank's answer back as the browser does; whether the shop says that it is paid. */
    async bringBack(pk: number, answer: Fields): Promise<boolean> {
      const reply = await insist({ method: 'POST', path: '/pay/callback/demir/ok', form: answer });
      if (!reply) return false;
      const paid = reply.status === 303 && String(reply.headers.location).startsWith('/pay/success');
      if (!paid) watch.complain(`a signed answer led to ${reply.status} ${reply.headers.location ?? ''}`);
      else ledger.payments.set(answer['TransId'] ?? '', { pk, transaction: answer['TransId'] ?? '' });
      return paid;
    },

    /** The whole way: cart, order, placing, paying. Whether it came to its end. */
    async buy(codes: readonly string[], by: AnsweredOrder['by']): Promise<boolean> {
      const pk = await this.draft(codes);
      const shown = pk === null ? null : await this.place(pk, by);
      if (!shown || by === 'door') return shown !== null;
      if (shown.status !== 'awaiting_payment') return true;
      const answer = this.payAtBank(shown);
      if (!answer) {
        watch.complain('an order by card has nothing to pay');
        return false;
      }
      return this.bringBack(shown.pk, answer);
    },
  };
};

export type Shopper = ReturnType<typeof createShopper>;
