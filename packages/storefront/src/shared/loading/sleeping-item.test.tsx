import { act, cleanup, render } from '@testing-library/react';
import { createContext, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSleep, type Sleep } from './sleep.ts';
import { SleepContext, SleepingItem } from './sleeping-item.tsx';

/** Reports that an element is near the window. */
let comeNear: (place: Element) => void;
let idle: (() => void)[];
let drawn: string[];
let pressed: string[];
let faults: unknown[];
let root: Root | undefined;

beforeEach(() => {
  [idle, drawn, pressed, faults] = [[], [], [], []];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly watched = new Set<Element>();
      constructor(tell: (seen: { isIntersecting: boolean; target: Element }[]) => void) {
        comeNear = (target) => {
          if (this.watched.has(target)) tell([{ isIntersecting: true, target }]);
        };
      }
      observe(place: Element) {
        this.watched.add(place);
      }
      unobserve(place: Element) {
        this.watched.delete(place);
      }
    },
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const names = ['first', 'second', 'third'];
const Said = createContext('yes');

const Part = ({ name }: { readonly name: string }) => {
  drawn.push(name);
  return <button onClick={() => pressed.push(name)}>{`${name}: ${use(Said)}`}</button>;
};
const Page = ({ sleep, said = 'yes' }: { readonly sleep: Sleep | null; readonly said?: string }) => (
  <SleepContext value={sleep}>
    <Said value={said}>
      <ul>
        {names.map((name) => (
          <SleepingItem key={name}>
            <Part name={name} />
          </SleepingItem>
        ))}
      </ul>
    </Said>
  </SleepContext>
);

/** The served page, come to life but for its parts. */
const open = async () => {
  const home = document.body.appendChild(document.createElement('div'));
  home.innerHTML = renderToString(<Page sleep={null} />);
  drawn = [];
  const sleep = createSleep();
  await act(async () => {
    root = hydrateRoot(home, <Page sleep={sleep} />, { onRecoverableError: (fault) => faults.push(fault) });
  });
  const buttons = [...home.querySelectorAll('button')];
  const place = (at: number): Element => buttons[at]!.closest('li')!;
  return { home, sleep, buttons, place };
};
const show = (sleep: Sleep, said: string) =>
  act(async () => root?.render(<Page sleep={sleep} said={said} />));
const textsOf = (home: Element) => [...home.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('a part of the served page', () => {
  it('PERF-1 sleeps until it comes near', async () => {
    const { home, place } = await open();
    expect(textsOf(home)).toEqual(['first: yes', 'second: yes', 'third: yes']);
    expect(drawn).toEqual([]);
    await act(async () => comeNear(place(1)));
    expect(new Set(drawn)).toEqual(new Set(['second']));
  });

  it('SHOP-6 hears the press that wakes it', async () => {
    const { buttons } = await open();
    await act(async () => buttons[2]!.click());
    expect(pressed).toEqual(['third']);
    expect(new Set(drawn)).toEqual(new Set(['third']));
  });

  it('PERF-1 wakes after the others, one at a time, once somebody is at the page', async () => {
    await open();
    await act(async () => window.dispatchEvent(new Event('scroll')));
    for (const awake of [0, 1, 2, 3]) {
      expect(new Set(drawn).size).toBe(awake);
      // oxlint-disable-next-line eslint/no-await-in-loop -- one at a time is what is tested
      await act(async () => idle.shift()?.());
    }
    expect(idle).toEqual([]);
  });

  it('CART-1 shows what is new like all others, in the same elements', async () => {
    const { home, sleep, buttons } = await open();
    await act(async () => sleep.wakeAll());
    await show(sleep, 'no');
    expect(textsOf(home)).toEqual(['first: no', 'second: no', 'third: no']);
    expect([...home.querySelectorAll('button')]).toEqual(buttons);
    expect(faults).toEqual([]);
  });

  it('CART-1 is drawn afresh, never lost, should nobody have woken it before', async () => {
    const { home, sleep } = await open();
    await show(sleep, 'no');
    expect(textsOf(home)).toEqual(['first: no', 'second: no', 'third: no']);
  });

  it('ROUTE-1 of a page drawn by the browser is awake', async () => {
    render(<Page sleep={createSleep()} />);
    expect(new Set(drawn)).toEqual(new Set(names));
  });
});
