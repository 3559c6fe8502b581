import { expect, test } from '@playwright/test';
import { buy } from './buy.ts';
import { ask, call, mailsWith } from './launcher.ts';
import { countries, shops } from './shops.ts';

for (const country of countries)
  test(`API-29 PAY-5 ORD-5 a member buys in ${country} over the API alone, without a browser`, async () => {
    const login = await call(country, 'POST', 'login/', {
      body: { username: shops[country].member(4), password: 'Aloe-demo-2026' },
    });
    expect(login.status).toBe(200);
    const { token } = login.body;
    const pk = await buy(country, token);

    const paid = await call(country, 'GET', `order/order/${pk}/`, { token });
    expect(paid.body).toMatchObject({
      status: 'paid',
      code: expect.stringMatching(new RegExp(`^${country.toUpperCase()}-\\d\\d-[2-9A-HJ-NP-Z]{6}$`)),
    });
    expect((await call(country, 'GET', 'order/cart/', { token })).body.totalQuantity).toBe(0);
    expect((await call(country, 'GET', 'order/order/', { token })).body.results[0]).toMatchObject({
      pk,
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
