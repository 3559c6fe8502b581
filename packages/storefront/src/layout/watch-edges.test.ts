import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEdges } from './watch-edges.ts';

let scrolled: (isIntersecting: boolean) => void = () => {};
let end = (): void => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        scrolled = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: (seen: object[]) => void;
      constructor(tell: (seen: object[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ borderBoxSize: [{ blockSize: 96 }] }]);
      }
      disconnect() {}
    },
  );
  document.body.innerHTML = '<div id="floats"></div>';
  end = watchEdges();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it('SHELL-6 the page is flagged as scrolled once its first 50 px are out of sight', () => {
  const root = document.documentElement;
  scrolled(false);
  expect(root.hasAttribute('data-scrolled')).toBe(true);
  scrolled(true);
  expect(root.hasAttribute('data-scrolled')).toBe(false);
});

it('SHELL-8 what sticks to the lower edge is told how much is covered there', () => {
  const [edge] = document.adoptedStyleSheets;
  expect([...(edge?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
    expect.stringMatching(/\[data-lifted\].*--covered: ?96px/),
    expect.stringMatching(/scroll-padding-block-end: ?calc\(96px \+ 6rem\)/),
  ]);
  end();
  expect(document.adoptedStyleSheets).toEqual([]);
});
