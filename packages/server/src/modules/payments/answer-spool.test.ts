import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bankWord as said } from '../../testing/bank-word.ts';
import { createAnswerSpool } from './answer-spool.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-spool-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('PAY-5 PAY-9 whose money it is stays with an answer that waits', async () => {
  const spool = createAnswerSpool(join(folder, 'others'), () => undefined);
  await spool.keep({ ...said, otherMerchant: '200' });
  expect(await spool.waiting()).toEqual([{ ...said, otherMerchant: '200' }]);
});

it('PAY-9 processes may share a folder: the same answer, told to several at once, waits there once', async () => {
  // In containers each of them has the same process id.
  const spools = Array.from({ length: 3 }, () => createAnswerSpool(join(folder, 'answers'), () => undefined));
  for (let turn = 0; turn < 20; turn += 1) await Promise.all(spools.map((spool) => spool.keep(said)));
  for (const spool of spools) expect(await spool.waiting()).toEqual([said]);
  await spools[0]?.drop(said);
  expect(await spools[1]?.waiting()).toEqual([]);
});
