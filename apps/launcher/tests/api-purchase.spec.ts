import { expect, test } from '@playwright/test';
import { ask, call, formOf, mailsWith, placeToDeliver, postForm } from './launcher.ts';
import { countries, shops } from './shops.ts';

const cardFields = {
  pan: '4111111111111111',
  Ecom_Payment_Card_ExpDate_Month: '12',
  Ecom_Payment_Card_ExpDate_Year: '30',
  cv2: '123',
};
/** What the pretend bank's own card page asks for. */
const hostedCard = { cardHolderName: 'DEMO BUYER', pan: '4111111111111111', expiry: '1230', cv2: '123' };

for (const country of countries)
  test(`API-29 PAY-5 ORD-5 a member buys in ${country} over the API alone, without a browser`, async () => {
    const { member, card, success, hosted, agreements, phone } = shops[country];
    const login = await call(country, 'POST', 'login/', {
      body: { username: member(4), password: 'Aloe-demo-2026' },
    });
    expect(login.status).toBe(200);
    const { token } = login.body;

    await call(country, 'DELETE', 'order/cart/', { token });
    const list = await call(country, 'GET', 'product/?in_stock=true&sort=-price&limit=50', { token });
    const product = list.body.results.find(
      (each: any) =>
        !each.disabled &&
        each.amount > 5 &&
        each.limits.once.limit === null &&
        each.limits.daily.limit === null &&
        each.limits.monthly.limit === null,
    );
    const added = await call(country, 'POST', 'order/cart/add/', {
      token,
      body: { productCode: product.productCode, quantity: 2 },
    });
    expect(added).toMatchObject({ status: 200, body: { count: 2 } });

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

    // The bank: its own card page when hosted, else the card travels with the signed form; then 3-D Secure and the answer.
    const { formActionUrl, formHiddenFields } = placed.body.paymentData;
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

    const paid = await call(country, 'GET', path, { token });
    expect(paid.body).toMatchObject({
      status: 'paid',
      code: expect.stringMatching(new RegExp(`^${country.toUpperCase()}-\\d\\d-[2-9A-HJ-NP-Z]{6}$`)),
    });
    expect((await call(country, 'GET', 'order/cart/', { token })).body.totalQuantity).toBe(0);
    expect((await call(country, 'GET', 'order/order/', { token })).body.results[0]).toMatchObject({
      pk: order.body.pk,
      status: 'paid',
    });
    await expect.poll(() => mailsWith(paid.body.code).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  });

test('CTRY-3 a host of no country gets 421 and a plain page; the bare name lists the sites', async () => {
  expect((await ask('xx.localhost', '/')).status).toBe(421);
  const start = await ask('localhost', '/');
  expect(start.status).toBe(200);
  for (const country of countries) expect(start.text).toContain(`http://${country}.localhost`);
});
