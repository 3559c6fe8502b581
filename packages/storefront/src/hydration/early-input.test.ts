import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { earlyInputScript, repeatEarlyInput } from './early-input.ts';

const stuck = () => 'stuck' in document.documentElement.dataset;
/** Runs the script of the document's head. */
const begin = () => runInThisContext(earlyInputScript);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  repeatEarlyInput();
  vi.useRealTimers();
});

it('SHELL-16 a page that is not hydrated after half a minute says so, and no sooner', () => {
  begin();
  vi.advanceTimersByTime(29_999);
  expect(stuck()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(stuck()).toBe(true);
});

it('SHELL-16 a page hydrated after that takes it back', () => {
  begin();
  vi.advanceTimersByTime(40_000);
  repeatEarlyInput();
  expect(stuck()).toBe(false);
});

it('SHELL-16 a page hydrated in time never says it', () => {
  begin();
  vi.advanceTimersByTime(29_000);
  repeatEarlyInput();
  vi.advanceTimersByTime(60_000);
  expect(stuck()).toBe(false);
});

/** A page with a button, whose presses are heard by the page itself as soon as `hydrate` was called. */
const pageWith = (markup: string) => {
  document.body.innerHTML = markup;
  const button = document.querySelector('button');
  if (!button) throw new Error('no button');
  let presses = 0;
  const hydrate = () => document.body.addEventListener('click', () => (presses += 1));
  return { button, hydrate, presses: () => presses };
};

it('SHELL-12 a button pressed early, twice, was pressed once', async () => {
  begin();
  const { button, hydrate, presses } = pageWith('<button type="button">Add to cart</button>');
  button.click();
  button.click();
  hydrate();
  repeatEarlyInput();
  await Promise.resolve();
  expect(presses()).toBe(1);
});

it('CART-10 each early press of a step counts', async () => {
  begin();
  const { button, hydrate, presses } = pageWith('<button type="button" data-each="">+</button>');
  for (let time = 0; time < 3; time++) button.click();
  hydrate();
  repeatEarlyInput();
  await vi.advanceTimersByTimeAsync(0);
  expect(presses()).toBe(3);
});

it('SHELL-12 CART-10 a press while the page is being hydrated is not answered twice', async () => {
  begin();
  const { button, hydrate, presses } = pageWith('<button type="button" data-each="">+</button>');
  hydrate();
  button.click();
  expect(presses()).toBe(0);
  repeatEarlyInput();
  await vi.advanceTimersByTimeAsync(0);
  expect(presses()).toBe(1);
  button.click();
  expect(presses()).toBe(2);
});
