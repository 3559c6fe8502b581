import type { Order } from '@caravan/contract';
import type { LightMyRequestResponse } from 'fastify';
import { bankAnswer, browserPost } from './bank.ts';
import type { TestServer } from './create-test-server.ts';

/** An address in the seeded regions of the made-up country, outside the near province. */
export const testAddress = {
  recipientName: 'Ada Buyer',
  province: 2,
  district: 21,
  city: 'Far Town',
  street: '5 Long Road',
  phone: '555 123 456',
  email: 'ada@mail.example',
};

const agreements = ['distance-sales'];
/** Bodies of `payment-delivery` for the three ways an order can go. */
export const byCard = { payment: 'card', delivery: 'courier', address: testAddress, agreements };
export const onDelivery = { ...byCard, payment: 'delivery-pay' };
export const pickedUp = {
  payment: 'card',
  delivery: 'pickup',
  pickupNameSurname: 'Ada Buyer',
  pickupPhone: '+999555123456',
  agreements,
};

/** What a buyer does, call by call, against a server under test. */
export const buyer = ({ api, app }: TestServer, token: string) => ({
  token,
  async add(productCode: string, quantity = 1): Promise<LightMyRequestResponse> {
    return api('POST', 'order/cart/add/', { body: { productCode, quantity }, token });
  },
  async draft(body: unknown = {}): Promise<LightMyRequestResponse> {
    return api('POST', 'order/order/', { body, token });
  },
  async place(pk: number, body: unknown = byCard): Promise<LightMyRequestResponse> {
    return api('PATCH', `order/order/${pk}/payment-delivery/`, { body, token });
  },
  async order(pk: number): Promise<Order> {
    return (await api('GET', `order/order/${pk}/`, { token })).json<Order>();
  },
  /** Puts a product into the cart, makes an order of the cart and places it. */
  async buy(productCode: string, quantity = 1, body: unknown = byCard): Promise<Order> {
    await this.add(productCode, quantity);
    const drafted = await this.draft();
    const placed = await this.place(drafted.json<{ pk: number }>().pk, body);
    if (placed.statusCode !== 200) throw new Error(`not placed: ${placed.body}`);
    return placed.json<Order>();
  },
  /** Brings the bank's approval of an order back through the browser. */
  async pay(order: Order, changes: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
    if (!order.paymentData) throw new Error('nothing to pay');
    return app.inject(browserPost(bankAnswer(order.paymentData, changes)));
  },
});

export type Buyer = ReturnType<typeof buyer>;

/** An hour passes for all orders that were placed: a member may place twenty within one (PAY-13). */
export const passAnHour = async ({ database }: Pick<TestServer, 'database'>): Promise<void> => {
  await database.executeSql(`update orders set placed_at = placed_at - interval '61 minutes'`);
};

/** Logs a seeded member in and gives their hands. */
export const logInBuyer = async (server: TestServer, fboId: string): Promise<Buyer> =>
  buyer(server, await server.api.login(fboId));
