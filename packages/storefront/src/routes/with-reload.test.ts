import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkFailure, reloadMark, withReload } from './with-reload.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a screen’s chunk', () => {
  it('ROUTE-16 is handed over when it comes', async () => {
    expect(await withReload(async () => 'code', { build: 'a' })).toBe('code');
    expect(sessionStorage.length).toBe(0);
  });

  it('ROUTE-16 that is gone reloads the page once for a build; then it fails', async () => {
    const reload = vi.fn();
    let ended = false;
    void withReload(gone, { build: 'a', reload }).finally(() => (ended = true));
    await turn();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(ended).toBe(false);
    await expect(withReload(gone, { build: 'a', reload })).rejects.toBeInstanceOf(ChunkFailure);
    expect(reload).toHaveBeenCalledTimes(1);
    void withReload(gone, { build: 'b', reload });
    await turn();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(sessionStorage.getItem(reloadMark)).toBe('b');
  });

  it('ROUTE-16 does not reload a page that is offline: it would be lost', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn();
    await expect(withReload(gone, { build: 'a', reload })).rejects.toBeInstanceOf(ChunkFailure);
    expect(reload).not.toHaveBeenCalled();
  });

  it('ROUTE-16 SHELL-16 where nothing can be kept in the tab it is said at once: the page does not reload for ever', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const reload = vi.fn();
    await expect(withReload(gone, { build: 'a', reload })).rejects.toBeInstanceOf(ChunkFailure);
    expect(reload).not.toHaveBeenCalled();
  });

  it('ROUTE-16 fails after the time limit', async () => {
    sessionStorage.setItem(reloadMark, 'a');
    await expect(withReload(() => new Promise(() => {}), { build: 'a', limit: 20 })).rejects.toThrow(
      ChunkFailure,
    );
  });
});
