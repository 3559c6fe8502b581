import { expect, type Page } from '@playwright/test';
import { launchOptions } from '@tooling/browser';
import { paths, type RouteName } from '../../../packages/storefront/src/routes/route-names.ts';
import { examine, measure } from './examine.ts';
import { call, page as address } from './launcher.ts';
import { countries, settleRegion, shops } from './shops.ts';

/** A country whose screens are walked through. */
export type Country = (typeof countries)[number];

// Pictures have their room and their names without being drawn, which takes a third of the time. The rest is what Playwright sets:
// of several such switches the browser reads the last alone.
const { args, ...browser } = launchOptions({ brief: true });
const noPictures =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';
export const withoutPictures = { ...browser, args: [...args, `--blink-settings=${noPictures}`] };

/** Each language in one shop through and through, in the others by their public screens. */
export const languages: Readonly<Record<Country, readonly [whole: string, ...others: string[]]>> = {
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
export const passwordReset = '/password/reset/token';
export const registerType = '/register/new-customer';
export const photos = '/multimedia/photo/photos/1';
/** Where the link of a mail leads. */
export const mails = '/mails/stock-confirmed';

/** Half of the time of a screen. The walks of a whole shop do it: in each shop once, and once in each language. */
export const examinedWhole = ['color-contrast'];

/** From where a visitor is sent elsewhere. */
export const membersOnly: readonly RouteName[] = [
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
export const forAll: readonly RouteName[] = [
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
export const asReturns: readonly RouteName[] = ['dataProtect', 'salesAgreement', 'legal', 'security'];

export const speak = async (page: Page, country: Country, language: string): Promise<void> => {
  const cookie = { name: 'language', value: language, domain: `${country}.localhost`, path: '/' };
  await page.context().addCookies([cookie]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The price list opens by itself in a tab of its own; behind it, this one would draw one frame a second.
  page.on('popup', (list) => list.close());
  await settleRegion(page, country);
};

const patience = { timeout: 30_000 };

/** Waits until the screen of an address is there: looked at with each frame, for an expectation looks again only after a while. */
const waitFor = async (page: Page, path: string): Promise<void> => {
  await page
    .waitForFunction(
      () =>
        document.querySelectorAll('h1').length === 1 &&
        document.querySelector('[aria-busy=true], [role=progressbar]') === null,
      undefined,
      patience,
    )
    .catch(() => {});
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.locator('[aria-busy=true], [role=progressbar]'), path).toHaveCount(0);
  expect(new URL(page.url()).pathname, 'sent elsewhere').toBe(path.split('?', 1)[0]);
};

/** Opens an address as one who follows a link of another site. */
export const open = async (page: Page, country: Country, path: string): Promise<void> => {
  await page.goto(address(country, path));
  await waitFor(page, path);
};

/**
 * Goes on to an address within the open shop: a third of the time of a document, and the way most people come to a screen.
 * A screen that came has named itself in the title.
 */
export const goOn = async (page: Page, path: string): Promise<void> => {
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
  await page.waitForFunction((before) => document.title !== before, left, patience).catch(() => {});
  await expect(page, path).not.toHaveTitle(left);
  await waitFor(page, path);
};

/** Every route's address but some, with what stands for its parameters. */
export const addresses = (
  examples: Partial<Record<RouteName, string>>,
  except: readonly RouteName[],
): string[] =>
  Object.entries(paths)
    .filter(([name]) => !except.some((other) => other === name))
    .map(([name, path]) => {
      const example = (examples as Record<string, string | undefined>)[name] ?? path;
      expect(example, `${name} needs an example`).not.toContain(':');
      return example;
    });

/**
 * Examines a whole screen at 320 px, and every sixth one at 1280, another one in each country: so each screen is examined wide in one of
 * the six, beside the stories of the screens, which all are. How wide it is, is measured in all. Those that are examined wide are
 * opened, the others are reached within the shop.
 */
export const examineScreen = async (
  page: Page,
  country: Country,
  path: string,
  place: number,
): Promise<void> => {
  const isWideToo = (place + countries.indexOf(country)) % countries.length === 0;
  if (isWideToo || place === 0) await open(page, country, path);
  else await goOn(page, path);
  if (isWideToo) await examine(page, path, [1280]);
  else await measure(page, path, 1280);
  await examine(page, path, [320]);
};

/** Products as they are named in a language, which their addresses follow. */
export const firstProducts = async (country: Country, amount: number, language: string) =>
  (await call(country, 'GET', `product/?limit=${amount}&in_stock=true`, { language })).body.results;

/** Screens of a country that are passed through alone. */
export const passedIn = (country: Country): readonly RouteName[] =>
  shops[country].hosted ? passing : [...passing, 'paySuccessDemir'];
