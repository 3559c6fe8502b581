import type { Sent } from '@caravan/api-client';
import type { Product } from '@caravan/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownCount } from '../../shared/cart/cart-state.ts';
import { cartServer } from '../../testing/cart-server.ts';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testProduct } from '../../testing/test-product.ts';

const noLimit = { limit: null, used: 0 };
const gel = testProduct({ id: 715, productCode: '715', name: 'Aloe gel', amount: 40 });
const lips = testProduct({ id: 22, productCode: '022', name: 'Aloe lips', slug: 'lips', amount: 2 });
const cream = testProduct({
  id: 61,
  productCode: '61',
  name: 'Hand cream',
  slug: 'cream',
  limits: { once: { limit: 3, used: 0 }, daily: noLimit, monthly: noLimit },
});
const stocked = [gel, lips, cream];

/** Codes as somebody may write them; a sheet saves 022 as 22. */
const lookUp = (products: readonly Product[]) => ({
  'POST order/cart/lines/': ({ body }: Sent) => ({
    results: codesIn(body).map((code) => {
      const product = products.find(({ productCode }) => [code, `0${code}`].includes(productCode));
      return product
        ? { productCode: code, product, ok: true }
        : { productCode: code, ok: false, message: '' };
    }),
  }),
});
const codesIn = (body: unknown): string[] =>
  (body as { readonly items: readonly { readonly productCode: string }[] }).items.map(
    ({ productCode }) => productCode,
  );

const open = async (more = {}) => {
  const shop = openShop('/e-shop/express', {
    member: testMember,
    answers: {
      ...lookUp(stocked),
      ...cartServer(
        [],
        stocked.map(({ productCode: code, amount: stock, limits }) => ({ code, quantity: 0, stock, limits })),
      ),
      ...more,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Express order' });
  return shop;
};
const rows = () => within(screen.getByRole('list', { name: 'Order rows' }));
const codes = () => rows().getAllByRole('textbox', { name: 'Product code' });
const quantities = () => rows().getAllByRole('textbox', { name: 'Quantity' });
const values = () => codes().map((field) => (field as HTMLInputElement).value);
const at = <Item,>(items: readonly Item[], place: number): Item => {
  const item = items[place];
  if (item === undefined) throw new Error(`nothing at ${place}`);
  return item;
};
const describedBy = (field: HTMLElement) =>
  document
    .getElementById(field.getAttribute('aria-describedby') ?? '')
    ?.textContent.replaceAll('\u00A0', ' ');
const sent = (calls: readonly Sent[]) => calls.filter(({ path }) => path === 'order/cart/add/');
const lookedUp = (calls: readonly Sent[]) => calls.filter(({ path }) => path === 'order/cart/lines/');

describe('an express order', () => {
  it('SHOP-8 checks each row at once: name and price of a right one, what is wrong with the others', async () => {
    const { user } = await open();
    await user.type(at(codes(), 0), '715{Enter}61{Enter}999');
    await user.type(at(quantities(), 0), '2');
    await user.type(at(quantities(), 1), '4');
    await screen.findByText('Aloe gel');
    await waitFor(() => expect(describedBy(at(codes(), 0))).toContain('12,40 XXD'));
    expect(describedBy(at(quantities(), 1))).toContain('One-time limit: 3 per order');
    expect(at(quantities(), 1).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(describedBy(at(codes(), 2))).toContain('No product with this code'));
    screen.getByText('2 rows need correcting and stay here');
    screen.getByRole('button', { name: 'Add 2 items to cart' });
  });

  it('SHOP-8 adds the right rows together; the wrong ones stay for correction', async () => {
    const { user, calls, shop } = await open();
    await user.type(at(codes(), 0), '715{Enter}999{Enter}61');
    await user.click(await screen.findByRole('button', { name: 'Add 2 items to cart' }));
    await screen.findByText('Added to cart: 2 items');
    expect(sent(calls).map(({ path, body }) => [path, body])).toEqual([
      [
        'order/cart/add/',
        {
          items: [
            { productCode: '715', quantity: 1 },
            { productCode: '61', quantity: 1 },
          ],
        },
      ],
    ]);
    expect(values()).toEqual(['999', '', '']);
    expect(shownCount(shop.cart.store.getState())).toBe(2);
    await user.clear(at(codes(), 0));
    await user.type(at(codes(), 0), '61');
    await user.type(at(quantities(), 0), '3');
    await waitFor(() => expect(describedBy(at(quantities(), 0))).toContain('One-time limit'));
  });

  it('SHOP-8 what the server refuses stays with its words', async () => {
    const { user } = await open({
      'POST order/cart/add/': {
        results: [{ productCode: '715', ok: false, message: 'Somebody was faster' }],
        count: 0,
      },
    });
    await user.type(at(codes(), 0), '715');
    await user.click(await screen.findByRole('button', { name: 'Add 1 item to cart' }));
    await waitFor(() => expect(describedBy(at(quantities(), 0))).toContain('Somebody was faster'));
    expect(values()[0]).toBe('715');
    await user.type(at(quantities(), 0), '2');
    await screen.findByRole('button', { name: 'Add 2 items to cart' });
  });

  it('SHOP-8 an answer that was lost is asked for again with the same key, and nothing is lost here', async () => {
    const { user, calls } = await open({ 'POST order/cart/add/': () => answer(503) });
    await user.type(at(codes(), 0), '715');
    const add = await screen.findByRole('button', { name: 'Add 1 item to cart' });
    await user.click(add);
    await screen.findByText('Server error');
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    await user.click(add);
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    const [first, second] = sent(calls);
    expect(first?.idempotencyKey).toBeTruthy();
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(values()[0]).toBe('715');
  });

  it('SHOP-8 cells pasted from a sheet become rows, 22 meets the code 022, and a reload keeps them', async () => {
    const { user, shop } = await open();
    await user.click(at(codes(), 0));
    await user.paste('Code\tQuantity\r\n715\t3\r\n22\t1\r\n');
    expect(values()).toEqual(['715', '22', '']);
    await screen.findByText('Aloe lips');
    await screen.findByRole('button', { name: 'Add 4 items to cart' });
    expect(shop.tab.read('expressOrder')).toContain('"22"');
  });

  it('SHOP-8 a file of code;quantity lines becomes rows; one that is none says so', async () => {
    const { user } = await open();
    const field = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(field, new File(['code;quantity\n715;3'], 'order.csv', { type: 'text/csv' }));
    await screen.findByRole('button', { name: 'Add 3 items to cart' });
    await user.upload(field, new File(['Dear all'], 'letter.txt', { type: 'text/plain' }));
    expect(
      (await screen.findByText(/No product codes found in this file/)).closest('[role=alert]'),
    ).not.toBeNull();
    expect(values()[0]).toBe('715');
    await user.upload(field, new File(['1'.repeat(300_000)], 'large.txt', { type: 'text/plain' }));
    await screen.findByText('The file is larger than 256 kB. It should contain codes and quantities only.');
  });

  it('SHOP-8 rows above count: the same product twice is judged together', async () => {
    const { user } = await open();
    await user.click(at(codes(), 0));
    await user.paste('022;2\n022;1');
    await waitFor(() => expect(describedBy(at(quantities(), 1))).toContain('Only 2 left'));
    screen.getByRole('button', { name: 'Add 2 items to cart' });
  });

  it('SHOP-8 API-21 a cart of 500 products has room for more of them, and for no other: said before it is added', async () => {
    const full = Array.from({ length: 499 }, (_, place) => ({
      code: `${1000 + place}`,
      quantity: 1,
      stock: 9,
      limits: gel.limits,
    }));
    const line = { code: '715', quantity: 1, stock: gel.amount, limits: gel.limits };
    const { user, shop } = await open(cartServer([line, ...full]));
    await act(() => shop.cart.load());
    expect(shownCount(shop.cart.store.getState())).toBe(500);
    await user.type(at(codes(), 0), '715');
    await user.type(at(codes(), 1), '022');
    await rows().findByText(
      'Your cart already has 500 different products. Order these first, or remove some.',
    );
    expect(at(rows().getAllByRole('listitem'), 0).dataset['kind']).toBe('right');
    expect(at(quantities(), 1).getAttribute('aria-invalid')).toBe('true');
  });

  it('SHOP-8 Enter goes down and adds rows, a row can be removed, all can be cleared and brought back', async () => {
    const { user } = await open();
    await user.click(at(codes(), 0));
    await user.keyboard('1{Enter}2{Enter}3{Enter}4');
    expect(values()).toEqual(['1', '2', '3', '4', '']);
    await user.click(screen.getByRole('button', { name: 'Remove row 2' }));
    expect(values()).toEqual(['1', '3', '4', '']);
    expect(document.activeElement).toBe(at(codes(), 1));
    await user.click(screen.getByRole('button', { name: 'Clear all rows' }));
    expect(values()).toEqual(['', '', '']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values()).toEqual(['1', '3', '4', '']);
  });

  it('SHOP-8 codes that could not be looked up can be tried again', async () => {
    let broken = true;
    const { user } = await open({
      'POST order/cart/lines/': (call: Sent) =>
        broken ? answer(503) : lookUp(stocked)['POST order/cart/lines/'](call),
    });
    await user.type(at(codes(), 0), '715');
    await screen.findByText('Some codes could not be checked.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Aloe gel');
  });

  it('SHOP-8 with nothing to add says what to do', async () => {
    const { user, calls } = await open();
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await screen.findByText('Enter a product code first');
    await expect.poll(() => document.activeElement).toBe(at(codes(), 0));
    expect(sent(calls)).toEqual([]);
  });
});

describe('a long express order', () => {
  const list = Array.from({ length: 230 }, (_, place) =>
    testProduct({ id: place + 1, productCode: `${1000 + place}` }),
  );
  const text = list.map(({ productCode }) => `${productCode}\t1`).join('\n');

  it('API-69 SHOP-8 230 rows are looked up in two calls of at most 200 codes, in order', async () => {
    const { user, calls } = await open(lookUp(list));
    await user.click(at(codes(), 0));
    await user.paste(text);
    await screen.findByRole('button', { name: 'Add 230 items to cart' });
    expect(lookedUp(calls).map(({ body }) => codesIn(body).length)).toEqual([200, 30]);
    expect(lookedUp(calls).flatMap(({ body }) => codesIn(body))).toEqual(
      list.map(({ productCode }) => productCode),
    );
  });

  it('SHOP-8 what is typed in one row draws that row, not all', async () => {
    const drawn: number[] = [];
    // Only a row that is drawn reads the name.
    const telling = list.map((product, place) =>
      Object.defineProperty({ ...product }, 'name', {
        get: () => {
          drawn.push(place);
          return product.name;
        },
      }),
    );
    const { user } = await open(lookUp(telling));
    await user.click(at(codes(), 0));
    await user.paste(
      list
        .slice(0, 40)
        .map(({ productCode }) => `${productCode}\t1`)
        .join('\n'),
    );
    await screen.findByRole('button', { name: 'Add 40 items to cart' });
    expect(new Set(drawn).size).toBe(40);
    drawn.length = 0;
    await user.type(at(quantities(), 3), '2');
    await screen.findByRole('button', { name: 'Add 51 items to cart' });
    expect(new Set(drawn)).toEqual(new Set([3]));
  });
});

describe('the categories', () => {
  it('SHOP-8 stand as tiles with pictures and counts, each a way into its list', async () => {
    openShop('/e-shop/categories');
    await screen.findByRole('heading', { level: 1, name: 'Shop by category' });
    const main = within(screen.getByRole('main'));
    const tile = main.getByRole('link', { name: 'Bee products' });
    expect(tile.getAttribute('href')).toBe('/e-shop?category=bee-products');
    main.getByText('4 products');
    expect(screen.getByRole('main').querySelectorAll('img')).toHaveLength(2);
  });
});
