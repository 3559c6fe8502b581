import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInBuyer, onDelivery, type Buyer } from '../testing/journey.ts';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

let shop: OperatorShop;
let novus: Buyer;
beforeAll(async () => {
  shop = await openOperatorShop();
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(() => shop.close());

/** Half past midnight of the 20th where the shop is, six hours to the east. */
const night = '2026-11-19T18:30:00Z';

describe('days and times at the operator’s command line', () => {
  it('SRV-11 the orders of a day are exported with the clock of the country, and with amounts that its spreadsheets add up', async () => {
    shop.clock.set(night);
    const { code } = await novus.buy('100', 4, onDelivery);
    const out = join(shop.folder, 'orders.csv');
    const day = '--from 2026-11-20 --to 2026-11-20';
    expect((await shop.operate(`export orders ${day} --out ${out}`)).text).toMatch(/^1 orders/);
    const [, row] = readFileSync(out, 'utf8').split('\r\n');
    expect(row).toMatch(new RegExp(`^${code};confirmed;2026-11-20 00:30:00;;999000000005;`));
    expect(row).toMatch(/;4 x 100;102,00;5,10;0,00;\d+,\d\d;0,00;\d+,\d\d;0,400$/);
    const [told] = await shop.json(`export orders ${day}`);
    expect(told).toMatchObject({ placed_at: '2026-11-19T18:30:00.000Z', goods: '102.00', cc: '0.400' });
  });

  it('SRV-11 lists and orders tell the same clock, programs are told moments', async () => {
    const { text } = await shop.operate('orders --from 2026-11-20 --to 2026-11-20');
    const code = text.slice(0, 12);
    expect(text).toContain('2026-11-20 00:30:00');
    expect((await shop.operate(`order ${code}`)).text).toContain('history   2026-11-20 00:30:00  confirmed');
    expect((await shop.json(`orders`))[0].placed_at).toBe('2026-11-19T18:30:00.000Z');
    expect((await shop.operate('audit --limit 1')).text).toMatch(/^2026-11-20 00:30:00 {2}root/);
  });

  it('SRV-11 a list that is cut says so', async () => {
    await novus.buy('100', 4, onDelivery);
    expect((await shop.operate('orders --limit 1')).text.split('\n')).toEqual([
      expect.stringContaining('confirmed'),
      'The newest 1; there are more: --limit NUMBER.',
    ]);
    expect((await shop.operate('orders --limit 2')).text.split('\n')).toHaveLength(2);
    expect(await shop.json('orders --limit 1')).toHaveLength(1);
  });

  it('RTL-2 a retail page ends on the day that its owner was told', async () => {
    const token = await shop.api.login('999000000001');
    await shop.api('POST', 'retail/', { token, body: { name: 'aigul' } });
    expect((await shop.operate('retail approve aigul')).text).toBe('aigul: active until 2027-11-20');
    expect((await shop.operate('retail list --state active')).text).toMatch(
      /^2026-11-20 00:30:00 {2}aigul {2}active {2}until 2027-11-20/,
    );
  });
});
