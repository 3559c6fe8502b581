import { unmet, type Check } from './check.ts';

/** Colours of all shops (`tokens.css` of `@caravan/ui`) that meet those of a country, by token. */
export const sharedColours: ReadonlyMap<string, string> = new Map([
  ['ink', '#16211c'],
  ['ink-soft', '#57635d'],
  ['brand', '#0f4c3a'],
  ['brand-strong', '#0a382b'],
  ['focus', '#1a6dbd'],
]);

const names = ['accent', 'on-accent', 'hero-from', 'hero-to'] as const;

/** What WCAG 2.2 wants of text. */
const ofText = 4.5;

/** What it wants of a ring that shows the focus. */
const ofRing = 3;

/** Red, green and blue of `#edf3ec` or `#fff`, 0 to 255. */
const channelsOf = (colour: string): number[] => {
  const digits = colour.slice(1);
  const each = digits.length === 3 ? [...digits].map((one) => one + one) : (digits.match(/../g) ?? []);
  return each.map((pair) => Number.parseInt(pair, 16));
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How far two colours are apart, 1 to 21, as WCAG 2.2 reckons it. */
export const contrastOf = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const coloursIn = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );

/** What a country's `theme.css` makes of the colours that are its own. */
export const theme: readonly Check[] = [
  {
    title: 'CTRY-4 can be read in the colours of its theme',
    faults: (_country, fixtures) => {
      if (fixtures.theme === undefined) return [];
      const colours = coloursIn(fixtures.theme);
      const wrong = names.filter((name) => !/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colours.get(name) ?? ''));
      if (wrong.length > 0)
        return wrong.map(
          (name) => `theme.css: --${name} must be a colour like #edf3ec, not "${colours.get(name) ?? ''}"`,
        );
      const far = (one: string, other: string, least: number, what: string): readonly [boolean, string] => {
        const value = (name: string): string => sharedColours.get(name) ?? colours.get(name) ?? '';
        const contrast = contrastOf(value(one), value(other));
        return [
          contrast >= least,
          `theme.css: ${what}, --${one} ${value(one)} on --${other} ${value(other)}, has a contrast of ${contrast.toFixed(2)}, not ${least} or more`,
        ];
      };
      return unmet(
        far('on-accent', 'accent', ofText, 'text on the accent'),
        far('accent', 'brand-strong', ofText, 'the name in the footer'),
        far('ink-soft', 'hero-from', ofText, 'text of the first picture'),
        far('ink-soft', 'hero-to', ofText, 'text of the first picture'),
        far('ink', 'hero-to', ofText, 'the heading of the first picture'),
        far('focus', 'hero-from', ofRing, 'the focus on the first picture'),
        far('focus', 'hero-to', ofRing, 'the focus on the first picture'),
        far('accent', 'brand', ofRing, 'the focus on the dark green'),
        far('accent', 'ink', ofRing, 'the focus on a message'),
      );
    },
  },
];
