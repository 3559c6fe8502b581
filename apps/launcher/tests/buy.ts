import { expect } from '@playwright/test';
import { call, formOf, placeToDeliver, postForm } from './launcher.ts';
import { shops, type countries } from './shops.ts';

const cardFields = {
  pan: '4111111111111111',
  Ecom_Payment_Card_ExpDate_Month: '12',
  Ecom_Payment_Card_ExpDate_Year: '30',
  cv2: '123',
};
/** What the pretend bank's own card page asks for. */
const hostedCard = { cardHolderName: 'DEMO BUYER', pan: '4111111111111111', expiry: '1230', cv2: '123' };

/** What a purchase needs to know of a product. */
interface Offer {
  readonly productCode: string;
  readonly cc: string;
  readonly amount: number;
  readonly disabled: boolean;
  readonly limits: Readonly<Record<'once' | 'daily' | 'monthly', { readonly limit: number | null }>>;
}

const unitsOf = ({ cc }: Offer, credits: number): number => Math.max(2, Math.ceil(credits / Number(cc)));

const isFree = ({ limits }: Offer): boolean => Object.values(limits).every(({ limit }) => limit === null);

/** Orders a product over the API, so much of it that it comes to these case credits, to be paid by card; gives the placed order. */
export const place = async (country: (typeof countries)[number], token: string, credits = 0) => {
  const { card, agreements, phone } = shops[country];
  await call(country, 'DELETE', 'order/cart/', { token });
  const list = await call(country, 'GET', 'product/?in_stock=true&sort=-price&limit=50', { token });
  const offers: readonly Offer[] = list.body.results;
  const product = offers.find(
    (each) =>
      !each.disabled && Number(each.cc) > 0 && isFree(each) && each.amount > unitsOf(each, credits) + 3,
  );
  if (!product) throw new Error(`nothing to buy in ${country}`);
  const quantity = unitsOf(product, credits);
  const added = await call(country, 'POST', 'order/cart/add/', {
    token,
    body: { productCode: product.productCode, quantity },
  });
  expect(added).toMatchObject({ status: 200, body: { count: quantity } });

  const order = await call(country, 'POST', 'order/order/', { token, body: {} });
  expect(order.status).toBe(201);
  const path = `order/order/${order.body.pk}/`;
  const { province, district } = await placeToDeliver(country);
  const deliveries = await call(
    country,
    'GET',
    `${path}deliveries/?province=${province}&district=${district}`,
    { token },
  );
  const courier = deliveries.body.find((each: any) => each.kind === 'courier');
  const payments = await call(country, 'GET', `${path}payments/`, { token });
  expect(payments.body.map((each: any) => each.slug)).toContain(card);

  const placed = await call(country, 'PATCH', `${path}payment-delivery/`, {
    token,
    body: {
      payment: card,
      delivery: courier.slug,
      agreements,
      address: {
        recipientName: 'Demo Buyer',
        province,
        district,
        city: 'City',
        street: 'Street 1',
        phone,
        email: 'buyer@example.org',
      },
    },
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(200);
  expect(placed.body.status).toBe('awaiting_payment');
  return placed.body;
};

/** Buys a product over the API and pays by card at the bank, so much of it that it comes to these case credits; gives the order. */
export const buy = async (
  country: (typeof countries)[number],
  token: string,
  credits = 0,
): Promise<number> => {
  const { success, hosted } = shops[country];
  const placed = await place(country, token, credits);

  // The bank: its own card page when hosted, else the card travels with the signed form; then 3-D Secure and the answer.
  const { formActionUrl, formHiddenFields } = placed.paymentData;
  const bank = new URL(formActionUrl).hostname;
  let reply = await postForm(
    formActionUrl,
    hosted ? formHiddenFields : { ...formHiddenFields, ...cardFields },
    bank,
  );
  for (let step = 0; step < 4 && reply.status === 200; step += 1) {
    const form = formOf(reply.text);
    const filled = Object.fromEntries(
      Object.entries(form.fields).map(([name, value]) => [
        name,
        value || ((hostedCard as Record<string, string>)[name] ?? value),
      ]),
    );
    const choice = /<button[^>]*name="([^"]+)"[^>]*value="([^"]+)"[^>]*>\s*Approve/.exec(reply.text);
    if (choice) filled[choice[1] ?? ''] = choice[2] ?? '';
    reply = await postForm(form.action, filled, bank);
  }
  expect(reply.status, reply.text.slice(0, 400)).toBe(303);
  expect(reply.headers['location']).toContain(success);
  return placed.pk;
};
