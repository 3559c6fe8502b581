import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInBuyer, onDelivery } from '../testing/index.ts';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

let shop: OperatorShop;
let product: number;
let id: number;
beforeAll(async () => {
  shop = await openOperatorShop();
  const buyer = await logInBuyer(shop, '999000000005');
  const { details } = await buyer.buy('100', 10, onDelivery);
  product = details[0]?.productId ?? 0;
  const written = await shop.api('POST', `product/${product}/reviews/`, {
    token: buyer.token,
    body: { stars: 2, title: 'Hm', text: 'Call me: 0555 123 456' },
  });
  ({ id } = written.json<{ id: number }>());
});
afterAll(() => shop.close());

const seen = async () => (await shop.api('GET', `product/${product}/reviews/`)).json();

describe('reviews at the operator’s command line', () => {
  it('SRV-11 SHOP-12 lists what waits and why', async () => {
    const { text } = await shop.operate('reviews list');
    expect(text).toMatch(
      / 100 {2}2\/5 {2}waiting \(phone\) {2}999000000005 Ada novus\n {4}Hm \/ Call me: 0555 123 456$/,
    );
    expect(await shop.json('reviews list --state shown')).toEqual([]);
    expect((await shop.operate('reviews list --state open')).complaints).toMatch(/^--state must be one of/);
  });

  it('SRV-11 SHOP-12 shows it, answers it and hides it; the audit log tells who', async () => {
    expect((await shop.operate(`reviews show ${id} --as Aida`)).text).toBe(`Review ${id}: shown`);
    expect(await seen()).toMatchObject({ count: 1, average: 2 });
    expect((await shop.operate(`reviews answer ${id} --text "Thank you, Ada."`)).text).toBe(
      `Review ${id}: answered`,
    );
    expect((await seen()).results).toMatchObject([{ answer: 'Thank you, Ada.' }]);
    await shop.operate(`reviews answer ${id} --text ""`);
    expect((await seen()).results[0]).not.toHaveProperty('answer');
    expect((await shop.operate(`reviews hide ${id} --reason "A telephone number"`)).text).toBe(
      `Review ${id}: hidden`,
    );
    expect(await seen()).toMatchObject({ count: 0, average: null });
    const log = await shop.json('audit --limit 4');
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'reviews hide',
      'reviews answer',
      'reviews answer',
      'reviews show',
    ]);
    expect(log[0]).toMatchObject({ subject: String(id), details: { reason: 'A telephone number' } });
    expect(log[3]).toMatchObject({ actor: 'Aida' });
  });

  it('SRV-11 refuses what is not there', async () => {
    for (const line of ['reviews show 999', 'reviews hide x', 'reviews answer 999 --text Hi'])
      expect((await shop.operate(line)).complaints).toMatch(/^There is no review \w+\.$/);
    expect((await shop.operate(`reviews answer ${id}`)).complaints).toBe('--text must say the answer.');
  });
});
