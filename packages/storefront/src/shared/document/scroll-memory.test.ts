import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/storage-adapter.ts';
import { forgetScroll, scrollKey, scrollStorage } from './scroll-memory.ts';

const at = (key: string) => ({ key, pathname: '/e-shop', search: '?page=2' });

describe('how far a page was scrolled', () => {
  it('ROUTE-1 is kept under its place in the history, of the first page under its address', () => {
    expect(scrollKey(at('default'))).toBe('/e-shop?page=2');
    expect(scrollKey(at('k3x'))).toBe('k3x');
  });

  it.each([
    ['navigate', { k3x: 7 }],
    ['reload', { '/e-shop?page=2': 900, k3x: 7 }],
    ['back_forward', { '/e-shop?page=2': 900, k3x: 7 }],
    [undefined, { '/e-shop?page=2': 900, k3x: 7 }],
  ])('ROUTE-1 is forgotten where the page is asked for anew: %s', (arrival, left) => {
    const stored = new Map([[scrollStorage, JSON.stringify({ '/e-shop?page=2': 900, k3x: 7 })]]);
    forgetScroll(memoryStorage(stored), '/e-shop?page=2', arrival);
    expect(JSON.parse(stored.get(scrollStorage) ?? '')).toEqual(left);
  });

  it.each(['', 'null', '[', '7'])('ROUTE-1 survives what strangers wrote: %j', (text) => {
    const stored = new Map([[scrollStorage, text]]);
    forgetScroll(memoryStorage(stored), '/', 'navigate');
    expect(stored.get(scrollStorage)).toBe(text);
  });
});
