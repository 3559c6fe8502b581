import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { isScreenHandle } from '../../routes/to-router.ts';
import { useShop } from '../shop.tsx';
import { focusHeading, focusPart } from './focus-heading.ts';
import { linkLeftBy } from './left-by.ts';
import { documentTitle, titlePage } from './page-title.ts';

/** A navigation whose `state` says so changes the page round the control in use, such as a filter, which keeps the focus. */
const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true;

/** Whoever types on while a search is on its way is not interrupted. */
const isTyping = (): boolean => document.activeElement?.matches('[data-typing]') === true;

/**
 * After a navigation in the browser: the document gets the screen's title and canonical address, and focus moves to its
 * heading, or to the part that the address names, so that a screen reader says where one is; on the way
 * back it is on the link that was followed. The first page has all that from the server.
 */
export const PageEffects = () => {
  const shop = useShop();
  const match = useMatches().at(-1);
  const { key, pathname, search, hash, state } = useLocation();
  // A screen whose loader failed has no data, and no title then: the error screen stands in its place.
  const loaded = match?.loaderData !== undefined;
  const handle = loaded && isScreenHandle(match.handle) ? match.handle : undefined;
  const title = handle?.screen.title(shop, match?.loaderData);
  const canonical = handle?.screen.meta?.(shop, match?.loaderData).canonical ?? pathname;
  const shown = useRef(pathname + search);

  // With the page itself: nobody hears or sees the new page by the old one's name.
  useLayoutEffect(() => {
    const say = shop.i18n._.bind(shop.i18n);
    if (title) titlePage(documentTitle(title, say('shell.brand')), say);
    const address = new URL(canonical, location.origin);
    if (shop.language !== shop.country.defaultLanguage) address.searchParams.set('lang', shop.language);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', address.href);
  }, [title, canonical, shop]);

  // At once, too: later it would be taken from the field that somebody began to fill in.
  useLayoutEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    // Only a place that one comes back to has been left.
    const left = linkLeftBy(key);
    if (left) left.focus({ preventScroll: true });
    else if (!keepsFocus(state) && !isTyping()) focusPart(hash, { preventScroll: true });
  }, [key, pathname, search, hash, state]);

  // A second try that went well takes its button away.
  const failed = useRef(false);
  useEffect(() => {
    if (loaded && failed.current && document.activeElement === document.body)
      focusHeading({ preventScroll: true });
    failed.current = !loaded;
  }, [loaded]);

  return null;
};
