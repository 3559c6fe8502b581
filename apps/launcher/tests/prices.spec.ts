import { expect, test } from '@playwright/test';
import { ask, call, mailsWith, placeToDeliver, readable } from './launcher.ts';
import { countries, shops } from './shops.ts';

for (const country of countries)
  test(`FMT-6 a price reads the same in the API, on the served page and in the mail, in ${country}`, async () => {
    const { member, agreements, phone, price: form } = shops[country];
    const { token } = (
      await call(country, 'POST', 'login/', { body: { username: member(2), password: 'Aloe-demo-2026' } })
    ).body;
    const list = await call(country, 'GET', 'product/?in_stock=true&sort=-price', { token });
    const product = list.body.results.find((each: any) => !each.disabled && each.amount > 5);
    const price: string = product.strGrossCost;
    expect(price).toMatch(form);

    const page = await ask(`${country}.localhost`, `/e-shop/${product.id}-${product.slug}?lang=en`);
    expect(page.text).toContain(price);

    await call(country, 'DELETE', 'order/cart/', { token });
    await call(country, 'POST', 'order/cart/add/', { token, body: { productCode: product.productCode } });
    const order = await call(country, 'POST', 'order/order/', { token, body: {} });
    const path = `order/order/${order.body.pk}/`;
    const place = await placeToDeliver(country);
    const deliveries = await call(
      country,
      'GET',
      `${path}deliveries/?province=${place.province}&district=${place.district}`,
      { token },
    );
    const courier = deliveries.body.find((each: any) => each.kind === 'courier');
    const placed = await call(country, 'PATCH', `${path}payment-delivery/`, {
      token,
      body: {
        payment: 'delivery-pay',
        agreements,
        delivery: courier.slug,
        address: {
          recipientName: 'Demo Buyer',
          ...place,
          city: 'City',
          street: 'Street 1',
          phone,
          email: 'buyer@example.org',
        },
      },
    });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    expect(placed.body.status).toBe('confirmed');
    await expect.poll(() => mailsWith(placed.body.code).length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(readable(mailsWith(placed.body.code)[0] ?? '')).toContain(price);
  });
