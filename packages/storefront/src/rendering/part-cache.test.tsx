// @vitest-environment node
import { createSharedI18n } from '@caravan/i18n';
import { useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { cachedPart, PartCache, type PartProps } from '../shared/cached-part/cached-part.tsx';
import { ShopProvider, useShop } from '../shared/shop.tsx';
import { testCountry } from '../testing/test-country.ts';
import { testWords } from '../testing/test-words.ts';
import { markupCaches } from './part-cache.tsx';
import { blankShop } from './request-shop.ts';

/** Renders pages one after the other, each with what was made for those before it. */
const createPages = () => {
  const errors: unknown[] = [];
  const cacheOf = markupCaches();
  return {
    errors,
    show: <Props extends PartProps>(
      Part: ComponentType<Props>,
      props: Props,
      { language = 'en', path = '/' }: { readonly language?: 'en' | 'tr'; readonly path?: string } = {},
    ): string => {
      const onError = (error: unknown) => errors.push(error);
      const shop = blankShop(
        testCountry(),
        { language, store: null, onError },
        createSharedI18n(language, testWords),
      );
      const cache = cacheOf(shop);
      cache.make(() => shop, onError);
      return renderToString(
        <ShopProvider shop={shop}>
          <StaticRouter location={path}>
            <PartCache value={cache.find}>
              <Part {...props} />
            </PartCache>
          </StaticRouter>
        </ShopProvider>,
      );
    },
  };
};

it('PERF-5 SRV-12 a cached part is made once for the pages of a language, and says on all of them what it says by itself', () => {
  const made = vi.fn<(language: string) => void>();
  const Part = () => {
    const { language } = useShop();
    made(language);
    return (
      <nav className="a &amp; b" aria-label={`"${language}" <'&'>`}>
        one{' '}
        <nav>
          {language} {2}
        </nav>
      </nav>
    );
  };
  const { show, errors } = createPages();
  const first = show(cachedPart(Part), {});
  const Cached = cachedPart(Part);
  const pages = [1, 2, 3, 4].map(() => show(Cached, {}));
  expect(new Set([first, ...pages])).toEqual(new Set([show(Part, {})]));
  made.mockClear();
  expect(show(Cached, {})).toBe(first);
  expect(made).not.toHaveBeenCalled();
  expect(show(Cached, {}, { language: 'tr' })).toContain('tr');
  expect(show(Cached, {}, { language: 'tr' })).toContain('tr');
  expect(errors).toEqual([]);
});

it('PERF-5 it is made for each thing that it is given, and for few of them', () => {
  const made = vi.fn<(shown: number) => void>();
  const Part = cachedPart(({ shown }: { readonly shown: number }) => {
    made(shown);
    return shown === 0 ? null : <div>{shown}</div>;
  });
  const placed = vi.fn<(shown: number) => void>();
  const Places = cachedPart(({ shown }: { readonly shown: number }) => {
    placed(shown);
    return <ul>{shown}</ul>;
  });
  const { show, errors } = createPages();
  const showAll = () => {
    for (let shown = 0; shown < 40; shown += 1) expect(show(Places, { shown })).toBe(`<ul>${shown}</ul>`);
  };
  showAll();
  showAll();
  placed.mockClear();
  showAll();
  // Those that came after the first 32 are made with each page.
  expect(placed.mock.calls.flat()).toEqual([32, 33, 34, 35, 36, 37, 38, 39]);
  expect([show(Part, { shown: 0 }), show(Part, { shown: 0 })]).toEqual(['', '']);
  made.mockClear();
  expect(show(Part, { shown: 0 })).toBe('');
  expect(made).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

it.each([
  ['asks for the address', () => <div>{useLocation().pathname}</div>, /useLocation/],
  ['has ids', () => <div id={useId()}>one</div>, /ids/],
  [
    'is two elements',
    () => (
      <>
        <div>one</div>
        <div>two</div>
      </>
    ),
    /one plain element/,
  ],
  ['is text', () => 'one', /one plain element/],
  [
    'has an attribute without text',
    () => (
      <div hidden>
        <p>one</p>
      </div>
    ),
    /one plain element/,
  ],
])('PERF-5 a part that %s is told of once, and made for each page', (_what, Part, reason) => {
  const { show, errors } = createPages();
  const Cached = cachedPart(Part);
  for (const path of ['/', '/cart', '/e-shop', '/cart'])
    expect(show(Cached, {}, { path })).toBe(show(Part, {}, { path }));
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(reason) })]);
});
