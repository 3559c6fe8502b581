import { describe, expect, it } from 'vitest';
import { examine } from '../exam.ts';
import { sampleCountry, sampleFixtures } from '../testing/sample-country.ts';
import { contrastOf } from './theme.ts';

const good = ':root { --accent: #f6d365; --on-accent: #47310a; --hero-from: #fdf6e3; --hero-to: #f6e3b4; }';
const faultsOf = async (theme: string): Promise<string[]> =>
  Object.values(await examine(sampleCountry(), { ...sampleFixtures, theme })).flat();

describe('the exam of a theme', () => {
  it('CTRY-4 passes colours that can be read', async () => {
    expect(await faultsOf(good)).toEqual([]);
  });

  it.each([
    [
      '#47310a',
      '#fff',
      /text on the accent, --on-accent #fff on --accent #f6d365, has a contrast of 1\.46, not 4\.5/,
    ],
    ['#f6d365', '#204030', /the name in the footer, --accent #204030 on --brand-strong/],
    ['#f6e3b4', '#8a7f5a', /text of the first picture, --ink-soft #57635d on --hero-to #8a7f5a/],
    ['#f6e3b4', '#5a6b62', /the heading of the first picture, --ink #16211c on --hero-to #5a6b62/],
    ['#fdf6e3', '#8fb8d8', /the focus on the first picture, --focus #1a6dbd on --hero-from #8fb8d8/],
    ['#f6e3b4', '#8fb8d8', /the focus on the first picture, --focus #1a6dbd on --hero-to #8fb8d8/],
    ['#f6d365', '#4f7a68', /the focus on the dark green, --accent #4f7a68 on --brand #0f4c3a/],
    ['#f6d365', '#3b5348', /the focus on a message, --accent #3b5348 on --ink #16211c/],
    ['#fdf6e3', 'ivory', /--hero-from must be a colour like #edf3ec, not "ivory"/],
  ])('CTRY-4 refuses %s as %s, with the pair and its contrast', async (from, to, fault) => {
    expect((await faultsOf(good.replace(from, to))).join('\n')).toMatch(fault);
  });

  it('CTRY-4 reckons contrast as WCAG does', () => {
    expect([contrastOf('#000', '#ffffff'), contrastOf('#777777', '#fff').toFixed(2)]).toEqual([21, '4.48']);
  });
});
