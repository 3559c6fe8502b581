import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGoods, type Goods } from '../catalogue-goods.ts';
import { wordsOf } from '../print/words.ts';
import { pictureOf, takenAt } from './picture-of.ts';
import { scenes } from './stage.ts';

/** Share of pixels that are another colour, by more than an eye forgives. */
const difference = (one: Uint8Array, other: Uint8Array): number => {
  let changed = 0;
  for (let pixel = 0; pixel < one.length; pixel += 4) {
    const off = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((one[pixel + channel] ?? 0) - (other[pixel + channel] ?? 0)),
      0,
    );
    if (off > 24) changed += 1;
  }
  return changed / (one.length / 4);
};

const at = (bytes: Uint8Array, x: number, y: number): number[] => [
  ...bytes.subarray((y * takenAt + x) * 4, (y * takenAt + x) * 4 + 3),
];

describe('a picture of a product', () => {
  let goods: Goods;
  let four: Uint8Array[] = [];
  const product = 'hand-cream-100ml';

  beforeAll(async () => {
    goods = await readGoods(join(import.meta.dirname, '../../../../apps/kg'));
    for (const name of [product, ...scenes.map((scene) => `${product}-${scene}`)])
      four = [...four, await pictureOf(name, goods)];
  }, 60_000);

  it('SHOP-10 comes in four clearly different scenes', () => {
    expect(four).toHaveLength(4);
    for (const [index, one] of four.entries())
      for (const other of four.slice(index + 1)) expect(difference(one, other)).toBeGreaterThan(0.12);
  });

  it("SHOP-10 ends in the ground's own colour, so that the page's ground goes on beside it", () => {
    for (const bytes of four.slice(0, 2))
      for (const [x, y] of [
        [0, 0],
        [takenAt - 1, 0],
        [0, takenAt - 1],
      ] as const)
        for (const [channel, value] of [0xf3, 0xee, 0xe3].entries())
          expect(Math.abs((at(bytes, x, y)[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
  });

  it('is the same each time it is drawn', async () => {
    expect(Buffer.from(await pictureOf(product, goods)).equals(Buffer.from(four[0] ?? []))).toBe(true);
  }, 60_000);

  it('SHOP-10 has its words printed on it', async () => {
    const blank = { ...goods, words: new Map([[product, wordsOf({})]]) };
    expect(
      difference(await pictureOf(`${product}-close`, blank), four[3] ?? new Uint8Array()),
    ).toBeGreaterThan(0.01);
  }, 60_000);

  it('SHOP-10 differs from that of a neighbour of the same shape', async () => {
    const neighbour = await pictureOf('body-lotion-118ml-contents', goods);
    expect(difference(neighbour, four[1] ?? new Uint8Array())).toBeGreaterThan(0.1);
  }, 60_000);
});
