import { expect, test, type Page } from '@playwright/test';
import { launchOptions } from '@tooling/browser';
import { paths, type RouteName } from '../../../packages/storefront/src/routes/route-names.ts';
import { examine, measure } from './examine.ts';
import { call, page as address } from './launcher.ts';
import { logIn } from './log-in.ts';
import { openParts } from './open-parts.ts';
import { countries, settleRegion, shops } from './shops.ts';
import { wordsOf } from './words.ts';

type Country = (typeof countries)[number];

// Pictures have their room and their names without being drawn, which takes a third of the time. The rest is what Playwright sets:
// of several such switches the browser reads the last alone.
const { args, ...browser } = launchOptions();
const noPictures =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';
test.use({ launchOptions: { ...browser, args: [...args, `--blink-settings=${noPictures}`] } });

/** Each language in one shop through and through, in the others by their public screens. */
const languages: Readonly<Record<Country, readonly [whole: string, ...others: string[]]>> = {
  tr: ['tr', 'en'],
  az: ['az', 'ru', 'en'],
  ge: ['ka', 'ru', 'en'],
  kz: ['kk', 'ru', 'en'],
  kg: ['ru', 'en'],
  iq: ['en'],
};

/** Where nothing stays to be looked at: the session ends there, or one is sent on. */
const passing: readonly RouteName[] = [
  'logout',
  'password',
  'register',
  'products',
  'company',
  'media',
  'photo',
  'unsubscribe',
  // No country of the demo has a page of its own, and an unknown address leads home.
  'ownPage',
];

/** The page of a mailed link; which one it is shows when it is used. */
const passwordReset = '/password/reset/token';
const registerType = '/register/new-customer';
const photos = '/multimedia/photo/photos/1';
/** Where the link of a mail leads. */
const mails = '/mails/stock-confirmed';

/** Half of the time of a screen. The walks of a whole shop do it: in each shop once, and once in each language. */
const examinedWhole = ['color-contrast'];

/** From where a visitor is sent elsewhere. */
const membersOnly: readonly RouteName[] = [
  'business',
  'priceList',
  'checkout',
  'pay',
  'password',
  'passwordChange',
  'profile',
  'retail',
  'historyPage',
  'orderDetails',
];

/** The same for members and visitors: a visitor's walk examines them. */
const forAll: readonly RouteName[] = [
  'mails',
  'catalogue',
  'certificates',
  'aboutUs',
  'whyForever',
  'marketingPlan',
  'events',
  'incentives',
  'tools',
  'faq',
  'contactUs',
  'magazines',
  'downloads',
  'videos',
  'albums',
  'photos',
  'dataProtect',
  'returns',
  'salesAgreement',
  'legal',
  'security',
];

/** Drawn as `returns` is, which stands for them in the other languages. */
const asReturns: readonly RouteName[] = ['dataProtect', 'salesAgreement', 'legal', 'security'];

const speak = async (page: Page, country: Country, language: string): Promise<void> => {
  const cookie = { name: 'language', value: language, domain: `${country}.localhost`, path: '/' };
  await page.context().addCookies([cookie]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The price list opens by itself in a tab of its own; behind it, this one would draw one frame a second.
  page.on('popup', (list) => list.close());
  await settleRegion(page, country);
};

/** Waits until the screen of an address is there. */
const waitFor = async (page: Page, path: string): Promise<void> => {
  const patience = { timeout: 30_000 };
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1, patience);
  const waiting = page.locator('[aria-busy=true], [role=progressbar]');
  await expect(waiting, path).toHaveCount(0, patience);
  expect(new URL(page.url()).pathname, 'sent elsewhere').toBe(path.split('?', 1)[0]);
};

/** Opens an address as one who follows a link of another site. */
const open = async (page: Page, country: Country, path: string): Promise<void> => {
  await page.goto(address(country, path));
  await waitFor(page, path);
};

/**
 * Goes on to an address within the open shop: a third of the time of a document, and the way most people come to a screen.
 * A screen that came has named itself in the title.
 */
const goOn = async (page: Page, path: string): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const left = 'the screen before';
  await page.evaluate(
    ([to, title]) => {
      document.title = title;
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
    [path, left] as const,
  );
  await expect(page, path).not.toHaveTitle(left, { timeout: 30_000 });
  await waitFor(page, path);
};

/** Every route's address but some, with what stands for its parameters. */
const addresses = (examples: Partial<Record<RouteName, string>>, except: readonly RouteName[]): string[] =>
  Object.entries(paths)
    .filter(([name]) => !except.some((other) => other === name))
    .map(([name, path]) => {
      const example = (examples as Record<string, string | undefined>)[name] ?? path;
      expect(example, `${name} needs an example`).not.toContain(':');
      return example;
    });

/**
 * Examines a whole screen at 320 px, and every other one at 1280: the next country takes those between, so that each screen is
 * examined wide in three of the six. How wide it is, is measured in all. Those that are examined wide are opened, the others
 * are reached within the shop.
 */
const examineScreen = async (page: Page, country: Country, path: string, place: number): Promise<void> => {
  const isWideToo = (place + countries.indexOf(country)) % 2 === 0;
  if (isWideToo || place === 0) await open(page, country, path);
  else await goOn(page, path);
  if (isWideToo) await examine(page, path, [1280]);
  else await measure(page, path, 1280);
  await examine(page, path, [320]);
};

/** Products as they are named in a language, which their addresses follow. */
const firstProducts = async (country: Country, amount: number, language: string) =>
  (await call(country, 'GET', `product/?limit=${amount}&in_stock=true`, { language })).body.results;

for (const country of countries) {
  const [whole, ...others] = languages[country];
  const say = wordsOf(whole);
  const shop = shops[country];
  const elsewhere: readonly RouteName[] = shop.hosted ? passing : [...passing, 'paySuccessDemir'];

  test(`A11Y-1 SHELL-11 every visitor can use every screen of ${country} in ${whole}`, async ({ page }) => {
    test.setTimeout(180_000);
    await speak(page, country, whole);
    const [product] = await firstProducts(country, 1, whole);
    const productPath = `/e-shop/${product.id}-${product.slug}`;
    const screens = addresses({ product: productPath, mails, passwordReset, registerType, photos }, [
      ...elsewhere,
      ...membersOnly,
    ]);
    for (const [place, path] of [...screens, '/e-shop?q=zzzz'].entries())
      await examineScreen(page, country, path, place);

    await open(page, country, productPath);
    await page
      .getByRole('link', { name: say('shop.zoom') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'the enlarged picture', [320]);
    await page.keyboard.press('Escape');
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('shell.menu'), exact: true })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'the menu', [320]);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: say('shop.search') }).fill('71');
    await expect(page.getByRole('listbox')).toBeVisible();
    await examine(page, 'the suggestions', [320]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: say('shell.my-account') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await examine(page, 'the panel of a visitor');
  });

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
    const screens = addresses(examples, [...elsewhere, ...forAll, 'registerType', 'login', 'pay']);
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

  for (const language of others)
    test(`A11Y-1 LANG-1 every public screen of ${country} can be used in ${language} at 320 px`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await speak(page, country, language);
      const [product] = await firstProducts(country, 1, language);
      const examples = {
        product: `/e-shop/${product.id}-${product.slug}`,
        mails,
        passwordReset,
        registerType,
        photos,
      };
      const screens = addresses(examples, [...elsewhere, ...membersOnly, ...asReturns]);
      for (const [place, path] of screens.entries()) {
        if (place === 0) await open(page, country, path);
        else await goOn(page, path);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        await examine(page, path, [320], { without: examinedWhole });
      }
    });

  if (shop.store !== null)
    test(`A11Y-1 SHELL-7 the region of ${country} can be chosen by everyone`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address(country, '/'));
      await expect(page.getByRole('dialog')).toBeVisible();
      await examine(page, 'the region');
    });
}
