import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCommonPacker, type CommonPacker } from './common-brotli.ts';
import { brotliParams } from './encoding.ts';
import { headInSteps, wholeOf, type PageParts } from '../page-parts.ts';

const placeholder = 'p'.repeat(22);
const nonce = () => randomBytes(16).toString('base64url');
const textOf = (page: PageParts, fresh: string): string =>
  wholeOf(page).toString().replaceAll(placeholder, fresh);

const rules = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) => `.a${at}{margin:${at % 7}px ${(at * 31) % 97}px;color:var(--ink)}`,
  ).join('');
const commonOf = (count: number): Buffer =>
  Buffer.from(
    `<template><link href="/a.js"></template><script nonce="${placeholder}">let a=1</script><style nonce="${placeholder}">${rules(count)}</style>`,
  );
const common = commonOf(500);
const pageOf = (head: string, rest: string, shared = common): PageParts => ({
  head: headInSteps(head),
  common: shared,
  rest: Buffer.from(rest),
});

/** A packer that knows the common part before a head of that length. */
const taught = async (page: PageParts): Promise<CommonPacker> => {
  const packer = createCommonPacker(placeholder);
  expect(await packer.pack(page, nonce())).toBeNull();
  expect(await packer.pack(page, nonce())).toBeNull();
  for (let turn = 0; turn < 500 && (await packer.pack(page, nonce())) === null; turn += 1) await pause(10);
  return packer;
};

/** Text as of pages, and what makes brotli look far back or at once: the words of head and common part, letters again and again. */
const piece = fc.oneof(
  fc.constantFrom(
    '<p>Гель алоэ вера, 250 мл</p>',
    '<title>Гель</title>',
    '.a7{margin:0px 23px;color:var(--ink)}',
    `<script nonce="${placeholder}">1</script>`,
    'aaaaaaaaaaaaaaaa',
    'ლლლლლლლლ',
    '<a href="/e-shop">',
    '\u{1F33F}',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const text = fc.array(piece, { minLength: 1, maxLength: 200 }).map((pieces) => `<s>${pieces.join('')}`);
const head = '<!doctype html><title>Гель</title><meta content="Гель алоэ вера, 250 мл">';

describe('pages with a part in common, which is packed once', () => {
  it('PERF-5 SEC-1 read back whole with any nonce, whatever they say', async () => {
    const packer = await taught(pageOf(head, '<p>first</p>'));
    let packed = 0;
    await fc.assert(
      fc.asyncProperty(text, async (rest) => {
        const page = pageOf(head, rest);
        const fresh = nonce();
        const stream = await packer.pack(page, fresh);
        if (!stream) return;
        packed += 1;
        expect(brotliDecompressSync(stream).toString()).toBe(textOf(page, fresh));
      }),
      { numRuns: 300 },
    );
    expect(packed).toBe(300);
  });

  it('PERF-5 are about as small as packed by themselves', async () => {
    const card = (at: number) =>
      `<li><a href="/e-shop/${at}-gel">Гель ${at}</a><p>${(at * 7919) % 5000} сом</p></li>`;
    const page = pageOf(head, Array.from({ length: 400 }, (_, at) => card(at)).join(''));
    const packer = await taught(page);
    const fresh = nonce();
    const whole = brotliCompressSync(textOf(page, fresh), { params: brotliParams });
    expect((await packer.pack(page, fresh))?.length).toBeLessThan(whole.length * 1.05);
  });

  it('PERF-5 pack the common part for each length of what stands before it, and for few lengths', async () => {
    const packer = await taught(pageOf(head, '<p>first</p>'));
    const longer = pageOf(head.padEnd(2000, 'x'), '<p>longer</p>');
    expect(await packer.pack(longer, nonce())).toBeNull();
    await expect.poll(() => packer.pack(longer, nonce())).not.toBeNull();
    const fresh = nonce();
    const stream = await packer.pack(longer, fresh);
    expect(brotliDecompressSync(stream ?? Buffer.alloc(0)).toString()).toBe(textOf(longer, fresh));
    for (let length = 4000; length < 20_000; length += 1000)
      await packer.pack(pageOf(head.padEnd(length, 'x'), '<p>other</p>'), nonce());
    await pause(500);
    expect(await packer.pack(pageOf(head.padEnd(30_000, 'x'), '<p>late</p>'), nonce())).toBeNull();
    await pause(200);
    expect(await packer.pack(pageOf(head.padEnd(30_000, 'x'), '<p>late</p>'), nonce())).toBeNull();
  });

  it('leave a short common part, and one that nobody else has, to be packed with the page', async () => {
    const packer = createCommonPacker(placeholder);
    const short = commonOf(10);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await packer.pack(pageOf(head, '<p>short</p>', short), nonce())).toBeNull();
      expect(await packer.pack(pageOf(head, '<p>own</p>', commonOf(500)), nonce())).toBeNull();
      await pause(20);
    }
  });
});

it('PERF-5 heads of documents come in steps, and end with two blanks', () => {
  for (const length of [0, 1, 509, 510, 511, 512, 1500]) {
    const bytes = headInSteps('я'.repeat(length));
    expect(bytes.length % 512).toBe(0);
    expect(bytes.length).toBeGreaterThanOrEqual(512);
    expect(bytes.toString()).toBe('я'.repeat(length).padEnd(bytes.length - length));
    expect(bytes.toString()).toMatch(/ {2}$/);
  }
});
