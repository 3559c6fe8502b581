import { expect, test } from '@playwright/test';
import { examine } from './examine.ts';
import { call } from './launcher.ts';
import { logIn } from './log-in.ts';
import { openParts } from './open-parts.ts';
import { countries, shops } from './shops.ts';
import {
  addresses,
  examineScreen,
  firstProducts,
  forAll,
  languages,
  open,
  passedIn,
  passwordReset,
  speak,
  withoutPictures,
} from './walk.ts';
import { wordsOf } from './words.ts';

test.use({ launchOptions: withoutPictures });

for (const country of countries) {
  const [whole] = languages[country];
  const say = wordsOf(whole);
  const shop = shops[country];

  test(`A11Y-1 SHELL-11 every member can use every screen of ${country} in ${whole}`, async ({ page }) => {
    test.setTimeout(180_000);
    await speak(page, country, whole);
    const token = await logIn(page, country, shop.member(3));
    const products = await firstProducts(country, 4, whole);
    await call(country, 'DELETE', 'order/cart/', { token });
    for (const { productCode } of products)
      await call(country, 'POST', 'order/cart/add/', { token, body: { productCode, quantity: 2 } });
    const [past] = (await call(country, 'GET', 'order/order/', { token })).body.results;
    const order = await call(country, 'POST', 'order/order/', { token, body: {} });
    expect([200, 201]).toContain(order.status);
    await page.addInitScript((pk) => sessionStorage.setItem('orderId', String(pk)), order.body.pk);

    const [product] = products;
    const examples = {
      product: `/e-shop/${product.id}-${product.slug}`,
      orderDetails: `/order-history/${past.pk}`,
      paySuccess: `/pay/success?order=${past.pk}`,
      passwordReset,
    };
    // Who is registered or logged in goes home. An order that is not placed leads back to the checkout; its payment is looked at
    // below.
    const screens = addresses(examples, [...passedIn(country), ...forAll, 'registerType', 'login', 'pay']);
    for (const [place, path] of [...screens, '/order-history/9999999'].entries())
      await examineScreen(page, country, path, place);

    await open(page, country, '/checkout');
    await openParts(page);
    await examine(page, 'the checkout with its parts open');
    for (const [opener, dialog] of [
      ['address.edit', 'address.edit-title'],
      ['address.delete', 'address.delete-title'],
    ] as const) {
      await page
        .getByRole('button', { name: say(opener), exact: true })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: say(dialog) })).toBeVisible();
      await examine(page, say(dialog), [320]);
      await page.keyboard.press('Escape');
    }
    for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
    const onward = page.getByRole('button', { name: say('checkout.continue') }).first();
    await onward.click();
    await expect(page).toHaveURL(/\/pay(\?|$)/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await examine(page, 'the payment');
    if (!shop.hosted) {
      await page.locator('main form button[type=submit]').click();
      await expect(page.getByText(say('pay.number-invalid')).first()).toBeVisible();
      await examine(page, 'the card with faults');
    }

    await open(page, country, '/checkout');
    await openParts(page);
    await page.getByRole('radio', { name: say('address.new') }).check();
    await onward.click();
    await expect(page.getByText(say('form.check')).first()).toBeVisible();
    await examine(page, 'the checkout with faults');

    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, country, '/e-shop');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.cart'), exact: true })
      .click();
    await examine(page, 'the short cart', [1280]);
    await page.keyboard.press('Escape');
    await page.route('**/order/cart/line/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page
      .locator('main')
      .getByRole('button', { name: say('cart.add') })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: say('error.server') })).toBeVisible();
    await examine(page, 'a server error');
    const greeting = say('shell.greeting').replace('{name}', '').trim();
    await page.getByRole('banner').getByRole('button', { name: greeting }).click();
    // The demo's third member has a level above theirs.
    await expect(page.getByRole('dialog').getByRole('meter')).toBeVisible();
    await examine(page, 'the panel of a member', [320]);
  });
}
