import { languages, type Language } from '@caravan/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { testCountry } from '../../testing/index.ts';
import { loadWords, type Words } from '../../words/words.ts';
import { differenceKinds } from '../payments/index.ts';
import { noticeMail } from './notice-mail.ts';
import { renderHtml } from './render-html.ts';

let words: Words;
beforeAll(async () => {
  words = await loadWords({ languages, words: {} });
});

const facts = differenceKinds.map((what) => ({
  what,
  order: 'XX-26-AAAAAA',
  transaction: '7788',
  outcome: 'review',
  state: 'pending',
  why: '504',
  provider: '1010',
  merchant: '2020',
}));
const values = { day: '2026-11-27', checked: 9, differences: ['in the words of the release before'], facts };
const mailIn = (language: Language, told: typeof values | Omit<typeof values, 'facts'> = values) =>
  noticeMail('operator-reconciliation', told, testCountry(), language, words(language));

describe('the mail of a day’s reconciliation', () => {
  it.each(languages)('LANG-1 PAY-11 tells each difference in %s', (language) => {
    const { subject, paragraphs } = mailIn(language);
    expect(subject).toContain('27-11-2026');
    const [, ...told] = paragraphs;
    expect(new Set(told).size).toBe(differenceKinds.length);
    for (const text of told) {
      expect(text).toContain('XX-26-AAAAAA');
      expect(text).not.toMatch(/mail\.|\{|undefined/);
      if (language !== 'en') expect(text).not.toMatch(/payment|refund|bank's|pending|review/);
    }
  });

  it('PAY-11 a difference that a release before noted is told as it stands', () => {
    const { facts: _none, ...before } = values;
    expect(mailIn('en', before).paragraphs.at(-1)).toBe('Difference: in the words of the release before');
  });

  it('SRV-8 has no empty line where nobody is greeted', () => {
    expect(renderHtml(mailIn('en'))).not.toMatch(/<p[^>]*><\/p>/);
  });
});
