import type { Client, Reply } from '@tooling/load/client';
import { approvalOf } from '@tooling/load/signed-answer';

const json = (reply: Reply, ...statuses: number[]): any => {
  if (!statuses.includes(reply.status)) throw new Error(`${reply.status}: ${reply.body.slice(0, 300)}`);
  return reply.body === '' ? null : JSON.parse(reply.body);
};

/** What a member does to buy: three adds, order, deliveries, payments, placing, and the bank's signed answer. */
export const buyWhole = async (
  { send }: Client,
  token: string,
  codes: readonly string[],
  transaction: string,
): Promise<void> => {
  const api = '/ru/api/order';
  for (const productCode of codes)
    json(
      await send({ method: 'POST', path: `${api}/cart/add/`, token, json: { productCode, quantity: 1 } }),
      200,
    );
  const { pk } = json(await send({ method: 'POST', path: `${api}/order/`, token, json: {} }), 200, 201);
  const order = `${api}/order/${pk}`;
  const deliveries = json(await send({ method: 'GET', path: `${order}/deliveries/?province=1`, token }), 200);
  const payments = json(await send({ method: 'GET', path: `${order}/payments/`, token }), 200);
  const pickup = deliveries.find((each: any) => each.kind === 'pickup');
  const placed = json(
    await send({
      method: 'PATCH',
      path: `${order}/payment-delivery/`,
      token,
      json: {
        payment: payments[0].slug,
        delivery: pickup.slug,
        pickupNameSurname: 'Bench Member',
        pickupPhone: '+996555123456',
      },
    }),
    200,
  );
  const asked = placed.paymentData.formHiddenFields;
  const back = new URL(asked.okUrl).pathname;
  json(
    await send({
      method: 'POST',
      path: back,
      form: approvalOf(asked, transaction),
    }).then((reply) => ({ ...reply, body: '' })),
    303,
  );
};
