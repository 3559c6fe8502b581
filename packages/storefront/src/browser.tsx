import { kyTransport, loadCalls, loadKy } from '@caravan/api-client';
import type { CountryDefinition, StorefrontWords } from '@caravan/country';
import { allowedLanguage, createI18n, type Language } from '@caravan/i18n';
import { RouterProvider, type Location } from 'react-router-dom';
import { allowsAll } from './consent-and-newsletter/consent.ts';
import { createHydration, type Router } from './hydration/create-hydration.tsx';
import { firstInteraction, interactionTimeout } from './shared/loading/first-interaction.ts';
import { tellStuck } from './hydration/early-input.ts';
import { nextTask } from './hydration/next-task.ts';
import { FailedRoot, Root } from './root.tsx';
import { offeredRoutes } from './routes/offered-routes.ts';
import { routes } from './routes/routes.ts';
import { toRouter } from './routes/to-router.ts';
import { withReload } from './routes/with-reload.ts';
import { callHeaders } from './shared/call-headers.ts';
import { hadProducts } from './shared/cart/cart-hint.ts';
import { wholeCart } from './shared/cart/cart-state.ts';
import { watchCart } from './shared/cart/watch-cart.ts';
import { createShop } from './shared/create-shop.ts';
import { leaveNotice, takeNotice } from './shared/document/take-notice.ts';
import { forgetScroll } from './shared/document/scroll-memory.ts';
import { ErrorScreen } from './shared/errors/error-screen.tsx';
import { browserStorage } from './shared/storage/storage-adapter.ts';
import { repairLanguageCookie } from './shared/language/repair-language-cookie.ts';
import { isOffline } from './shared/offline/offline-notice.ts';
import { closeWithPage } from './shared/overlays/close-with-page.ts';
import { keepMemberCookie } from './shared/session/member-cookie.ts';
import { followOtherTabs } from './shared/session/follow-other-tabs.ts';
import { ShopProvider, type Shop } from './shared/shop.tsx';
import { referralOf } from './shared/sponsor/referral-of.ts';
import { createNeedWords } from './shared/words/need-words.ts';

/** What survives a reload of the tab. */
const tab = browserStorage(() => sessionStorage);

/**
 * Hydrates the page that the server rendered. Called once, by the page's script. If it cannot, the page says so and is still
 * read (SHELL-16).
 */
export const mountStorefront = (country: CountryDefinition): Promise<void> =>
  mount(country).catch((error: unknown) => {
    tellStuck();
    reportError(error);
  });

const mount = async (country: CountryDefinition): Promise<void> => {
  const shop = await browserShop(country);
  const hydration = createHydration(() => {
    shop.session.restore();
  });
  const objects = toRouter(offeredRoutes(routes, country), {
    Layout: Root,
    ErrorScreen,
    FailedLayout: FailedRoot,
    where: 'browser',
    hydrated: hydration.complete,
    reload: () => shop.reload(pathOf(hydration.router()?.state.navigation.location)),
    shopOf: () => shop,
  });
  const [arrival] = performance.getEntriesByType('navigation');
  forgetScroll(
    tab,
    location.pathname + location.search,
    arrival instanceof PerformanceNavigationTiming ? arrival.type : undefined,
  );
  const router = await hydration.start(objects, (opened) => {
    closeWithPage(opened, shop.overlays);
    return (
      <ShopProvider shop={shop}>
        <RouterProvider router={opened} />
      </ShopProvider>
    );
  });
  void hydration.complete.then(() => follow(router, shop)).catch(reportError);
};

/** Late and small: what the first paint needs comes first. */
const follow = async (router: Router, shop: Shop): Promise<void> => {
  await nextTask();
  greet(shop);
  await nextTask();
  import('./shared/offline/start-offline.ts').then(
    ({ startOffline }) => startOffline(router, shop),
    () => {},
  );
};

const browserShop = async (country: CountryDefinition): Promise<Shop> => {
  const language =
    allowedLanguage(country.languages, document.documentElement.lang) ?? country.defaultLanguage;
  const store = Number(document.documentElement.dataset['store']) || null;
  const local = browserStorage(() => localStorage);
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
    isOffline,
    reload: (path) => (path === undefined ? location.reload() : openPath(path)),
    onError: reportError,
  });
  keepMemberCookie(shop.session, document);
  watchCart(shop);
  followOtherTabs(shop.session, {
    reload: () => location.reload(),
    onLoggedOut: () => leaveNotice(document, i18n._('shell.logged-out-elsewhere')),
  });
  return shop;
};

const wordsOf = (country: CountryDefinition, language: Language): Promise<StorefrontWords> => {
  const load = country.words[language];
  if (!load) throw new Error(`No words in ${language}`);
  return withReload(load);
};

const pathOf = (wanted: Location | undefined): string | undefined =>
  wanted && wanted.pathname + wanted.search + wanted.hash;

/** A path that differs only in its fragment would scroll instead of loading. */
const openPath = (path: string): void => {
  const target = new URL(path, location.origin);
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.assign(target);
};

/** What is personal and late: the server's notice, the badge, a lost language cookie, consent and newsletter, counting of visits. */
const greet = (shop: Shop): void => {
  const notice = takeNotice(document);
  if (notice) shop.toasts.error(notice);
  import('./layout/watch-edges.ts').then(({ watchEdges }) => watchEdges()).catch(() => {});
  import('./consent-and-newsletter/load-fragment.ts')
    .then(({ loadFragment }) => loadFragment(shop))
    .catch(() => {});
  firstInteraction(interactionTimeout)
    .then(() => import('./features/saved/start-saved.tsx'))
    .then(({ startSaved }) => startSaved(shop))
    .catch(() => {});
  const ref = referralOf(document.cookie);
  if (ref !== null)
    import('./shared/sponsor/show-sponsor.tsx')
      .then(({ showSponsor }) => showSponsor(shop, ref, tab, document))
      .catch(() => {});
  const { analyticsId, cookieVersion } = shop.country;
  if (analyticsId !== null && allowsAll(document.cookie, cookieVersion))
    import('./consent-and-newsletter/analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(analyticsId),
      reportError,
    );
  if (repairLanguageCookie(shop.language, shop.country.languages, shop.local, document)) location.reload();
  const loadCode = (): void => {
    Promise.all([loadCalls(), loadKy()]).catch(() => {});
  };
  const ask = (): void => {
    loadCode();
    void shop.cart.load();
  };
  if (wholeCart(shop.cart.store.getState()))
    // It came with its page: the code that changes it comes as soon as somebody is about to.
    void firstInteraction(interactionTimeout).then(loadCode);
  else if (shop.session.token() !== null || hadProducts(shop.local)) ask();
  // Who never had one here, or whose storage was wiped: the code of the calls comes with the first sign of them.
  else void firstInteraction().then(ask);
};
