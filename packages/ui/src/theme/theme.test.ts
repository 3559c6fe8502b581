import { describe, expect, it } from 'vitest';

const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const tokens = sheets['./tokens.css'] ?? '';
const modules = Object.entries(sheets).filter(([path]) => path.endsWith('.module.css'));

const luminance = (hex: string): number => {
  const wide = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const colour = (name: string): string => new RegExp(`--${name}: (#[\\da-f]+);`).exec(tokens)?.[1] ?? '';
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(colour(a)), luminance(colour(b))].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe('theme', () => {
  it.each([
    ['ink', 'paper', 4.5],
    ['ink', 'surface', 4.5],
    ['ink-soft', 'paper', 4.5],
    ['ink-soft', 'mist', 4.5],
    ['ink-soft', 'sand', 4.5],
    ['ink-soft', 'hero-to', 4.5],
    ['ink-soft', 'hairline', 4.5],
    ['on-brand', 'brand', 4.5],
    ['brand', 'mist', 4.5],
    ['brand-soft', 'paper', 4.5],
    ['brand-soft', 'mist', 4.5],
    ['on-accent', 'accent', 4.5],
    ['clay', 'surface', 4.5],
    ['clay', 'clay-soft', 4.5],
    ['clay-ink', 'clay-soft', 4.5],
    ['control', 'surface', 3],
    ['control', 'paper', 3],
    ['focus', 'paper', 3],
    ['focus', 'mist', 3],
    ['accent', 'ink', 3],
    ['accent', 'brand', 3],
  ])('A11Y-1 %s on %s has a contrast of %d or more', (text, ground, least) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });

  it('SHELL-11 the breakpoints are 576, 768, 992 and 1200 px, and 18 times the height of text, defined once', () => {
    const widths = [...(sheets['./breakpoints.css'] ?? '').matchAll(/width (?:>=|<) (\d+)rem/g)].map(
      ([, rem]) => Number(rem) * 16,
    );
    expect([...new Set(widths)]).toEqual([288, 576, 768, 992, 1200]);
    for (const [path, sheet] of modules) expect(sheet, path).not.toMatch(/@media[^{]*\d(px|r?em)/);
  });

  it('no colour is outside the tokens, and no side is left or right', () => {
    for (const [path, sheet] of modules) {
      expect(sheet, path).not.toMatch(/#[\da-f]{3,8}\b|\brgb|\bhsl/i);
      expect(sheet, path).not.toMatch(
        /(margin|padding|border)-(left|right|top|bottom)|^\s*(left|right|width|height):/m,
      );
    }
  });

  it('every token that is used exists', () => {
    const known = new Set(
      [
        ...Object.values(sheets)
          .join('')
          .matchAll(/(--[\w-]+):/g),
      ].map(([, name]) => name),
    );
    for (const [path, sheet] of modules)
      for (const [, name] of sheet.matchAll(/var\((--[\w-]+)/g)) expect(known, path).toContain(name);
  });
});
