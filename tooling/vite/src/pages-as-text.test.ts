import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { pagesAsTextPatch } from './pages-as-text.ts';
import { patched } from './patch-library.ts';

const storefront = createRequire(new URL('../../../packages/storefront/package.json', import.meta.url));
const file = join(dirname(storefront.resolve('react-dom')), 'cjs/react-dom-server.node.production.js');
const code = readFileSync(file, 'utf8');

const installed = createRequire(file);

/** The exports of a module with such a text. */
const evaluated = (source: string): unknown => {
  const exports = {};
  runInThisContext(`(function (require, exports) {${source}\n})`)(inProduction, exports);
  return exports;
};

/** React and its document as they are in production, whatever NODE_ENV says; once each. */
const built = new Map<string, unknown>();
const inProduction = (name: string): unknown => {
  if (!name.startsWith('react')) return installed(name);
  const found =
    built.get(name) ??
    evaluated(readFileSync(join(dirname(installed.resolve(name)), `cjs/${name}.production.js`), 'utf8'));
  built.set(name, found);
  return found;
};

/** What is used of both here. */
interface React {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): object;
  use(arrives: Promise<string>): string;
  useId(): string;
  readonly Suspense: object;
  readonly Fragment: object;
}
interface Renderer {
  renderToPipeableStream(node: object, options: object): { pipe(to: Writable): void };
}
const rendererIn = (source: string) => evaluated(source) as Renderer;
const { createElement, Suspense, use, useId, Fragment } = inProduction('react') as React;

const page = (arrives: Promise<string>) => {
  const Late = () => createElement('p', null, use(arrives), createElement(Named));
  const Named = () => createElement('label', { htmlFor: useId() }, 'a & b', '<c>', 0, null, '\u2028');
  return createElement(
    Fragment,
    null,
    createElement(
      'h1',
      { className: 'გელი', style: { top: 1 }, title: '"quoted"' },
      'Гель алоэ \u{1F33F}'.repeat(900),
    ),
    createElement(Named),
    createElement(Suspense, { fallback: 'soon' }, createElement(Late)),
    createElement('script', { dangerouslySetInnerHTML: { __html: 'let a = "\u{1F33F}";' } }),
    Array.from({ length: 300 }, (_, key) => createElement('li', { key }, `${key} `, createElement('br'))),
  );
};

const render = async ({ renderToPipeableStream }: Renderer, delay: number) => {
  const arrives = new Promise<string>((resolve) => setTimeout(resolve, delay, 'late'));
  const writes: unknown[] = [];
  const out = new PassThrough({ objectMode: true });
  out.on('data', (chunk) => writes.push(chunk));
  const { pipe } = renderToPipeableStream(page(arrives), { nonce: 'N0NCE', onShellReady: () => pipe(out) });
  return { html: await text(out), writes };
};

it.each([0, 50])(
  'PERF-5 SRV-12 a page is the same text, in one piece a flush, what it waits for comes after %i ms',
  async (delay) => {
    const [own, ours] = [
      await render(rendererIn(code), delay),
      await render(rendererIn(patched(code, pagesAsTextPatch)), delay),
    ];
    expect(ours.html).toBe(own.html);
    expect(ours.html).toContain('late');
    expect(ours.writes.every((chunk) => typeof chunk === 'string')).toBe(true);
    expect(ours.writes.length).toBeLessThanOrEqual(2);
    expect(own.writes.length).toBeGreaterThan(2);
  },
);
