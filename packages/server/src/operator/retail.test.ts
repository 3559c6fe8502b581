import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainJobs } from '../testing/index.ts';
import { testMails } from '../testing/mails.ts';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

const mails = testMails();
let shop: OperatorShop;
beforeAll(async () => {
  shop = await openOperatorShop({ settings: { dataDir: mails.dataDir } });
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

const apply = async (number: number, name: string) => {
  const token = await shop.api.login(`99900000000${number}`);
  await shop.api('POST', 'retail/', { token, body: { name } });
  return async () => (await shop.api('GET', 'retail/', { token })).json();
};

describe('retail pages at the operator’s command line', () => {
  it('SRV-11 RTL-2 lists what waits, and approves it for a year; mail and audit log tell it', async () => {
    expect((await shop.operate('retail list')).text).toBe('There are none.');
    const page = await apply(1, 'aigul');
    expect((await shop.operate('retail list')).text).toMatch(
      /aigul {2}received {2}999000000001 {2}Ada manager$/,
    );
    expect(await shop.operate('retail approve AIGUL --as Aida')).toEqual({
      code: 0,
      text: 'aigul: active until 2027-11-15',
      complaints: '',
    });
    expect(await page()).toMatchObject({ status: 'active', name: 'aigul' });
    const [entry] = await shop.json('audit --limit 1');
    expect(entry).toMatchObject({ actor: 'Aida', action: 'retail approve', subject: 'aigul' });
    expect(await shop.json('retail list --state all')).toMatchObject([{ name: 'aigul', state: 'active' }]);
    await drainJobs(shop.app);
    expect(mails.about('1.').map(({ subject }) => subject)).toContain('Your retail page is active');
  });

  it('SRV-11 RTL-2 refuses with a reason, and never without one', async () => {
    const page = await apply(2, 'doctor');
    expect(await shop.operate('retail refuse doctor')).toMatchObject({
      code: 64,
      complaints: '--reason must say why: the applicant reads it.',
    });
    expect((await shop.operate('retail refuse doctor --reason "It promises a cure"')).text).toBe(
      'doctor: refused',
    );
    expect(await page()).toMatchObject({ status: 'refused', reason: 'It promises a cure' });
    const [entry] = await shop.json('audit --limit 1');
    expect(entry).toMatchObject({ action: 'retail refuse', details: { reason: 'It promises a cure' } });
  });

  it('SRV-11 decides nothing that does not wait, and nothing twice', async () => {
    for (const line of ['retail approve doctor', 'retail approve aigul', 'retail refuse nobody --reason x'])
      expect(await shop.operate(line)).toMatchObject({
        code: 1,
        complaints: expect.stringMatching(/^No application for "\w+" waits for a decision\.$/),
      });
    expect((await shop.operate('retail list --state open')).complaints).toMatch(/^--state must be one of/);
  });
});
