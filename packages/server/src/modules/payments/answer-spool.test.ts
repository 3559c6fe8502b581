import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

it('PAY-9 what can’t be read is told once and keeps no other waiting; what holds no answer is put aside', async () => {
  const own = join(folder, 'unreadable');
  const told: string[] = [];
  const spool = createAnswerSpool(own, (file) => told.push(file));
  await spool.keep(said);
  mkdirSync(join(own, 'a.json'));
  writeFileSync(join(own, 'b.json'), '{"kind":');
  expect(await spool.waiting()).toEqual([said]);
  expect(told).toEqual([join(own, 'a.json'), join(own, 'b.json')]);
  expect(await spool.waiting()).toEqual([said]);
  expect(told).toHaveLength(2);
  expect(readdirSync(own).toSorted()).toEqual(
    ['a.json', 'b.json.unreadable', `${said.digest}.json`].toSorted(),
  );
});

it('PAY-9 nothing stays of what was never written to its end, and what is being written is left alone', async () => {
  const own = join(folder, 'parts');
  const spool = createAnswerSpool(own, () => undefined);
  await spool.keep(said);
  const [old, young] = ['c.json.1.part', 'c.json.2.part'].map((name) => join(own, name));
  writeFileSync(old ?? '', '{');
  writeFileSync(young ?? '', '{');
  utimesSync(old ?? '', new Date(), new Date(Date.now() - 2 * 3_600_000));
  expect(await spool.waiting()).toEqual([said]);
  expect(readdirSync(own).toSorted()).toEqual([`${said.digest}.json`, 'c.json.2.part'].toSorted());
});
