import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from './shops.ts';

const root = join(import.meta.dirname, '../../..');
const coloursIn = (sheet: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(
      ([, name = '', colour = '']) => [name, colour],
    ),
  );

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Text or ring, its ground, and the least contrast; on dark grounds the ring is the accent. */
const pairs = [
  ['on-accent', 'accent', 4.5],
  ['ink', 'hero-to', 4.5],
  ['ink-soft', 'hero-to', 4.5],
  ['ink-soft', 'hero-from', 4.5],
  ['focus', 'hero-to', 3],
  ['focus', 'hero-from', 3],
  ['accent', 'brand', 3],
  ['accent', 'ink', 3],
] as const;

for (const country of countries)
  test(`A11Y-1 in the colours of ${country} texts can be read and the focus can be seen`, () => {
    const colours = new Map([
      ...coloursIn('packages/ui/src/theme/tokens.css'),
      ...coloursIn(`apps/${country}/src/theme.css`),
    ]);
    for (const [one, ground, least] of pairs)
      expect(
        contrast(colours.get(one) ?? '', colours.get(ground) ?? ''),
        `${one} on ${ground}`,
      ).toBeGreaterThanOrEqual(least);
  });
