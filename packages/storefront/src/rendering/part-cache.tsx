import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FindMarkup, PartMarkup } from '../shared/cached-part/cached-part.tsx';
import { ShopProvider, type Shop } from '../shared/shop.tsx';

/** The markup of cached parts in one language and region. */
export interface MarkupCache {
  /** As a page asks for it while it is rendered; what was not made yet is noted. */
  readonly find: FindMarkup;
  /** Makes what was noted, for the pages that come after. What cannot be made is told of once, and rendered with each page. */
  readonly make: (shopOf: () => Shop, onError: (error: unknown) => void) => void;
}

/** So many markups are kept of each part: it is given one of few things. */
const mostOfPart = 32;

interface Wanted {
  readonly element: ReactElement;
  readonly keep: (markup: PartMarkup | null) => void;
}

const createMarkupCache = (): MarkupCache => {
  const markups = new Map<unknown, Map<string, PartMarkup | null | undefined>>();
  const wanted: Wanted[] = [];
  return {
    find: (part, props, element) => {
      const key = JSON.stringify(props);
      const ofPart = markups.get(part) ?? new Map<string, PartMarkup | null | undefined>();
      markups.set(part, ofPart);
      if (!ofPart.has(key) && ofPart.size < mostOfPart) {
        ofPart.set(key, undefined);
        wanted.push({ element, keep: (markup) => ofPart.set(key, markup) });
      }
      return ofPart.get(key);
    },
    make: (shopOf, onError) => {
      if (wanted.length === 0) return;
      const shop = shopOf();
      for (const { element, keep } of wanted.splice(0)) {
        try {
          keep(markupOf(element, shop));
        } catch (error) {
          onError(error);
        }
      }
    },
  };
};

/** How the ids of such a part would begin: they follow from its place in a page. */
const idPrefix = 'cached-part-';

/** Outside of any page: who asks for its address finds no router. Throws where that, or an id, is asked for. */
const markupOf = (element: ReactElement, shop: Shop): PartMarkup | null => {
  const html = renderToString(<ShopProvider shop={shop}>{element}</ShopProvider>, {
    identifierPrefix: idPrefix,
  });
  if (html.includes(idPrefix)) throw new Error(`A part with ids cannot be cached: ${html}`);
  return html === '' ? null : asElement(html);
};

const names: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** React's own markup as one element. Throws where it is several, or one that React treats in another way. */
const asElement = (html: string): PartMarkup => {
  const [, tag, attributes = '', inner = ''] =
    /^<(a|div|label|nav|section|ul)((?: [\w-]+="[^"]+")*)>(.*)<\/\1>$/s.exec(html) ?? [];
  if (tag === undefined || !isOne(tag, inner))
    throw new Error(`A part that is not one plain element cannot be cached: ${html}`);
  return {
    tag,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/ ([\w-]+)="([^"]+)"/g)].map(([, key = '', value = '']) => [
        names[key] ?? key,
        value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
      ]),
    ),
    inner,
  };
};

/** The element ends where the markup does. */
const isOne = (tag: string, inner: string): boolean => {
  let depth = 1;
  for (const [, end] of inner.matchAll(new RegExp(`<(/?)${tag}[ >]`, 'g'))) {
    depth += end === '' ? 1 : -1;
    if (depth === 0) return false;
  }
  return true;
};

/** Caches of one country's pages, each for what its parts follow from. */
export const markupCaches = (): ((shop: Pick<Shop, 'language' | 'store'>) => MarkupCache) => {
  const caches = new Map<string, MarkupCache>();
  return ({ language, store }) => {
    const key = `${language} ${store}`;
    const cache = caches.get(key) ?? createMarkupCache();
    caches.set(key, cache);
    return cache;
  };
};
