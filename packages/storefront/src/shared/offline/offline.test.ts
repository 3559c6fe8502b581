import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheOf } from '../../worker/cache-of.ts';
import { isOffline } from './offline-notice.ts';
import { watchNetwork } from './watch-network.ts';

let online = true;
let answers = true;
const notice = () => document.querySelector<HTMLElement>('#offline > p');

beforeEach(() => {
  vi.useFakeTimers();
  [online, answers] = [true, true];
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
  document.body.innerHTML = '<div id="offline" role="status"><p hidden>You are offline.</p></div>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the time without a network', () => {
  it('SHELL-13 is said while it lasts, and afterwards the cart is asked for again', async () => {
    const back = vi.fn<() => void>();
    watchNetwork(back);
    expect(notice()?.hidden).toBe(true);
    [online, answers] = [false, false];
    dispatchEvent(new Event('offline'));
    expect(notice()?.hidden).toBe(false);
    expect(isOffline()).toBe(true);
    [online, answers] = [true, true];
    dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(notice()?.hidden).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('SHELL-13 is also that of a server that does not answer a device that is online', async () => {
    const back = vi.fn<() => void>();
    watchNetwork(back);
    answers = false;
    expect(isOffline()).toBe(false);
    await vi.advanceTimersByTimeAsync(10);
    expect(notice()?.hidden).toBe(false);
    answers = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(notice()?.hidden).toBe(true);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('SHELL-13 a single call that failed says nothing of the network', async () => {
    watchNetwork(() => expect.unreachable());
    expect(isOffline()).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(notice()?.hidden).toBe(true);
  });
});

describe('what is kept for it', () => {
  it.each([
    ['/', 'pages'],
    ['/e-shop/12-aloe', 'pages'],
    ['/order-history', 'pages'],
    ['/assets/web-1.js', 'assets'],
    ['/media/kg/aloe-400.avif', 'pictures'],
    ['/en/api/product/', null],
    ['/ru/api/order/order/7/', null],
    ['/pay/callback/x/ok', null],
    ['/pay/success', null],
    ['/__mail', null],
    ['/healthz', null],
  ] as const)('SHELL-13 %s → %s', (pathname, kind) => {
    expect(cacheOf({ pathname })).toBe(kind);
  });
});
