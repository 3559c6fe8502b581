import { kyTransport, loadCalls, loadKy } from '@caravan/api-client';
import type { CountryDefinition, StorefrontWords } from '@caravan/country';
import { allowedLanguage, createI18n, type Language } from '@caravan/i18n';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type Location } from 'react-router-dom';
import { allowsAll } from './foot/consent.ts';
import { Root } from './root.tsx';
import { firstPageReady, loadFirstPage } from './routes/first-page.ts';
import { offeredRoutes } from './routes/offered-routes.ts';
import { routes } from './routes/routes.ts';
import { toRouter } from './routes/to-router.ts';
import { callHeaders } from './shared/call-headers.ts';
import { hadProducts } from './shared/cart/cart-hint.ts';
import { watchCart } from './shared/cart/watch-cart.ts';
import { createShop } from './shared/create-shop.ts';
import { repeatEarlyInput } from './shared/document/early-input.ts';
import { parsed } from './shared/document/parsed.ts';
import { takeNotice } from './shared/document/take-notice.ts';
import { forgetScroll } from './shared/document/scroll-memory.ts';
import { ErrorScreen } from './shared/errors/error-screen.tsx';
import { storageKeeper } from './shared/keeper.ts';
import { mendLanguageCookie } from './shared/language/mend-language-cookie.ts';
import { createGate } from './shared/loading/gate.ts';
import { createSleep } from './shared/loading/sleep.ts';
import { SleepContext } from './shared/loading/sleeping-item.tsx';
import { nextTask } from './shared/loading/next-task.ts';
import { OnceAlive } from './shared/loading/once-alive.tsx';
import { whyUnreachable } from './shared/offline/offline-notice.ts';
import { keepMemberSign } from './shared/session/member-sign.ts';
import { followOtherTabs } from './shared/session/follow-other-tabs.ts';
import { ShopProvider, type Shop } from './shared/shop.tsx';
import { referralOf } from './shared/sponsor/referral-of.ts';
import { createNeedWords } from './shared/words/need-words.ts';

/** What survives a reload of the tab. */
const tab = storageKeeper(() => sessionStorage);

/**
 * Brings the page that the server rendered to life, in steps between which a press is answered. Called once, by a country's
 * `web.tsx`.
 */
export const mountStorefront = async (country: CountryDefinition): Promise<void> => {
  const shop = await browserShop(country);
  const sleep = createSleep();
  shop.i18n.on('change', sleep.wakeAll);
  await nextTask();
  const alive = createGate();
  // The first paint is nobody's: what this browser knows of its member comes once the page is alive.
  const restored = alive.opened.then(nextTask).then(() => {
    shop.session.restore();
    if (shop.session.token() !== null) sleep.wakeAll();
    repeatEarlyInput();
  });
  /** None until the first page's code is there. */
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const objects = toRouter(offeredRoutes(routes, country), {
    Layout: Root,
    ErrorScreen,
    where: 'browser',
    alive: restored,
    reload: () => shop.reload(pathOf(router?.state.navigation.location)),
    shopOf: () => shop,
  });
  const complete = await loadFirstPage(objects);
  await parsed();
  await nextTask();
  const [arrival] = performance.getEntriesByType('navigation');
  forgetScroll(
    tab,
    location.pathname + location.search,
    arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined,
  );
  const opened = createBrowserRouter(objects);
  opened.subscribe(sleep.wakeAll);
  router = opened;
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const page = (
    <StrictMode>
      <OnceAlive tell={alive.open}>
        <SleepContext value={sleep}>
          <ShopProvider shop={shop}>
            <RouterProvider router={opened} />
          </ShopProvider>
        </SleepContext>
      </OnceAlive>
    </StrictMode>
  );
  if (complete)
    // In slices, so that a press meanwhile is answered.
    startTransition(() => {
      hydrateRoot(root, page);
    });
  else {
    // The served page stays to be read, but will not come to life: the router finds out what takes its place.
    alive.open();
    await firstPageReady(opened);
    createRoot(root).render(page);
  }
  // Late and small: what the first paint needs comes first.
  const later = restored.then(nextTask);
  void later.then(() => greet(shop));
  void later
    .then(nextTask)
    .then(() => import('./shared/offline/start-offline.ts'))
    .then(
      ({ startOffline }) => startOffline(opened, shop),
      () => {},
    );
};

const browserShop = async (country: CountryDefinition): Promise<Shop> => {
  const language =
    allowedLanguage(country.languages, document.documentElement.lang) ?? country.defaultLanguage;
  const store = Number(document.documentElement.dataset['store']) || null;
  const local = storageKeeper(() => localStorage);
  const words = await wordsOf(country, language);
  const i18n = createI18n(language, words.messages);
  const shop = createShop({
    country,
    language,
    store,
    i18n,
    needWords: createNeedWords(i18n, words),
    transport: (session) =>
      kyTransport({
        prefix: `/${language}/api/`,
        headers: () => callHeaders(session.token(), store),
      }),
    local,
    tab,
    unreachable: whyUnreachable,
    reload: (path) => (path === undefined ? location.reload() : openPath(path)),
    onFault: reportError,
  });
  keepMemberSign(shop.session, document);
  watchCart(shop);
  followOtherTabs(shop.session, () => location.reload());
  return shop;
};

const wordsOf = (country: CountryDefinition, language: Language): Promise<StorefrontWords> => {
  const load = country.words[language];
  if (!load) throw new Error(`No words in ${language}`);
  return load();
};

const pathOf = (wanted: Location | undefined): string | undefined =>
  wanted && wanted.pathname + wanted.search + wanted.hash;

/** A path that differs only in its fragment would scroll instead of loading. */
const openPath = (path: string): void => {
  const target = new URL(path, location.origin);
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.assign(target);
};

/** What is personal and late: the server's notice, the badge, a lost language cookie, the foot's forms, counting of visits. */
const greet = (shop: Shop): void => {
  const notice = takeNotice(document);
  if (notice) shop.toasts.error(notice);
  import('./foot/lay-foot.ts').then(({ layFoot }) => layFoot(shop)).catch(() => {});
  const ref = referralOf(document.cookie);
  if (ref !== null)
    import('./shared/sponsor/show-sponsor.ts')
      .then(({ showSponsor }) => showSponsor(shop, ref, tab, document))
      .catch(() => {});
  const { analyticsId, privacyNotice } = shop.country;
  if (analyticsId !== null && allowsAll(document.cookie, privacyNotice.version))
    import('./foot/analytics.ts').then(({ startAnalytics }) => startAnalytics(analyticsId), reportError);
  if (mendLanguageCookie(shop.language, shop.country.languages, shop.local, document)) location.reload();
  const ask = (): void => {
    // Also where the cart came with the page: a change must not wait for the code when the page is left right after it.
    Promise.all([loadCalls(), loadKy()]).catch(() => {});
    void shop.cart.load();
  };
  if (shop.session.token() !== null || hadProducts(shop.local)) ask();
  // Who never had one here, or whose storage was wiped: the code of the calls comes with the first sign of them.
  else
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      addEventListener(sign, ask, { once: true });
};
