import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { testCart } from '../../testing/cart-server.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';

const country = testCountry({
  stores: [
    { id: 2, name: { en: 'Capital', tr: 'Başkent' } },
    { id: 5, name: { en: 'South', tr: 'Güney' } },
  ],
  defaultStore: 2,
});

const open = (path = '/', region?: string) =>
  openShop(path, { country, kept: region === undefined ? {} : { region } });
const picker = () => screen.findByRole('dialog', { name: 'Choose your region' });
const chooser = async () =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: 'Region', hidden: true });
const saved = ({ stored }: ReturnType<typeof open>) => [stored.get('region') ?? null, document.cookie];

describe('regions', () => {
  beforeEach(() => {
    document.cookie = 'store=; Max-Age=0; Path=/';
  });

  it('SHELL-7 the first visit asks; Save waits for a choice and says so, then keeps it and loads the page anew', async () => {
    const opened = open('/e-shop');
    const { user, reloads } = opened;
    const dialog = within(await picker());
    dialog.getByText(/Prices, stock and delivery depend on your region/);
    const save = dialog.getByRole('button', { name: 'Save', description: 'Choose a region to save it.' });
    expect(save).toHaveProperty('disabled', true);
    await user.click(within(dialog.getByRole('group', { name: 'Region' })).getByLabelText('South'));
    expect(save).toHaveProperty('disabled', false);
    expect(dialog.queryByText('Choose a region to save it.')).toBeNull();
    expect(saved(opened)).toEqual([null, '']);
    await user.click(save);
    expect(saved(opened)).toEqual(['5', 'store=5']);
    expect(reloads).toEqual([undefined]);
  });

  it('SHELL-7 closing without a choice takes the default region and says which', async () => {
    const opened = open();
    const { user, reloads } = opened;
    await user.click(within(await picker()).getByRole('button', { name: 'Close' }));
    expect(saved(opened)).toEqual(['2', 'store=2']);
    await screen.findByText(
      'Showing prices and stock for Capital. You can change the region at the top of the page.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reloads).toEqual([]);
  });

  it('SHELL-7 a choice not saved is none: who chooses, then closes, gets the default region', async () => {
    const opened = open();
    const { user } = opened;
    const dialog = within(await picker());
    await user.click(dialog.getByLabelText('South'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(saved(opened)).toEqual(['2', 'store=2']);
  });

  it.each([
    ['one is saved', '/', '2'],
    ['it is a referral', '/?ref=ann', undefined],
  ])('SHELL-7 does not ask when %s', async (_name, path, region) => {
    const { reloads } = open(path, region);
    await chooser();
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(reloads).toEqual([]);
  });

  it('SHELL-7 asks again when the saved region is none of the country', async () => {
    open('/', '9');
    await picker();
  });

  it('SHELL-7 a page made for another region than the saved one is loaded anew, with its cookie mended', async () => {
    const { reloads } = open('/', '5');
    await waitFor(() => expect(reloads).toEqual([undefined]));
    expect(document.cookie).toBe('store=5');
  });

  it('SHELL-1 SHELL-7 the top bar offers the regions; another one is kept and the page loads anew', async () => {
    const opened = open('/', '2');
    const { user, reloads } = opened;
    const select = await chooser();
    expect([select.value, [...select.options].map(({ text }) => text)]).toEqual(['2', ['Capital', 'South']]);
    await user.selectOptions(select, '5');
    expect(saved(opened)).toEqual(['5', 'store=5']);
    expect(reloads).toEqual([undefined]);
  });

  it('SHELL-7 CART-7 after the change one is told how much of the cart the new region does not have, once', async () => {
    const kept = { region: '2' };
    const cart = testCart([
      { code: '1', quantity: 2, stock: 0 },
      { code: '2', quantity: 1 },
      { code: '3', quantity: 5, stock: 3 },
    ]);
    const { user, shop, address } = openShop('/', { country, kept, answers: { 'GET order/cart/': cart } });
    await user.selectOptions(await chooser(), '5');
    cleanup();
    // The page as it is loaded for the new region, in the same tab.
    const next = openShop('/', { country, kept, tab: shop.tab, answers: { 'GET order/cart/': cart } });
    await screen.findByText('2 products in your cart are not available in this quantity in Capital.');
    expect(next.shop.tab.read('regionChanged')).toBeNull();
    expect(address()).toBe('/');
    await user.click(screen.getByRole('button', { name: 'View cart' }));
    await waitFor(() => expect(next.address()).toBe('/cart'));
  });

  it('SHELL-7 a choice made before the login is known is told on the next page, not on the one that is left', async () => {
    const { shop, calls } = openShop('/', { country, kept: { region: '2' } });
    await chooser();
    act(() => shop.session.store.setState({ known: false }));
    shop.tab.write('regionChanged', '5');
    act(() => shop.session.store.setState({ known: true }));
    await new Promise((done) => setTimeout(done, 50));
    expect(shop.tab.read('regionChanged')).toBe('5');
    expect(calls.some(({ path }) => path === 'order/cart/')).toBe(false);
  });

  it('SHELL-7 nothing is said where the new region has all of the cart', async () => {
    const tab = memoryStorage(new Map([['regionChanged', '2']]));
    const { calls } = openShop('/', {
      country,
      kept: { region: '2' },
      tab,
      answers: { 'GET order/cart/': testCart([{ code: '1', quantity: 2 }]) },
    });
    await waitFor(() => expect(calls.some(({ path }) => path === 'order/cart/')).toBe(true));
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByText(/not in stock/)).toBeNull();
  });

  it('SHELL-1 a country without regions has no chooser and asks nothing', async () => {
    openShop('/');
    await screen.findByLabelText('Language');
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.queryByLabelText('Region')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
