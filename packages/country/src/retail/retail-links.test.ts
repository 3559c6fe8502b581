import { describe, expect, it } from 'vitest';
import { sampleFacts } from '../testing/sample-country.ts';
import { readRetailLink, retailLinkNames } from './retail-links.ts';

const { phone } = sampleFacts;
const example = `+${phone.callingCode}${phone.example.replaceAll(/\D/g, '')}`;

describe('a link of a retail page', () => {
  it.each([
    ['facebook', 'https://www.facebook.com/aigul', 'https://www.facebook.com/aigul'],
    ['facebook', 'Facebook.com/profile.php?id=10', 'https://facebook.com/profile.php?id=10'],
    ['facebook', 'aigul.aloe', 'https://www.facebook.com/aigul.aloe'],
    ['instagram', '@aigul_aloe', 'https://www.instagram.com/aigul_aloe'],
    ['instagram', ' https://instagram.com/aigul/ ', 'https://instagram.com/aigul/'],
    ['twitter', 'https://mobile.twitter.com/aigul', 'https://mobile.twitter.com/aigul'],
    ['twitter', '@aigul', 'https://x.com/aigul'],
    ['youtube', 'https://youtu.be/abc', 'https://youtu.be/abc'],
    ['youtube', '@aigul-aloe', 'https://www.youtube.com/@aigul-aloe'],
    ['whatsapp', '+1 (202) 555-0147', '+12025550147'],
    ['whatsapp', phone.example, example],
    ['googleAnalytics', 'g-ab12cd34ef', 'G-AB12CD34EF'],
  ] as const)('RTL-3 %s takes %j as %s', (link, typed, kept) => {
    expect(readRetailLink(link, typed, phone)).toBe(kept);
    expect(readRetailLink(link, kept, phone)).toBe(kept);
  });

  it.each([
    ['facebook', 'http://www.facebook.com/aigul'],
    ['facebook', 'https://facebook.com'],
    ['facebook', 'facebook.com'],
    ['facebook', 'https://facebook.com.evil.example/aigul'],
    ['facebook', 'https://evil.example/facebook.com/x'],
    ['facebook', 'https://facebook.com@evil.example/x'],
    ['facebook', 'https://notfacebook.com/x'],
    ['facebook', 'https://instagram.com/aigul'],
    ['facebook', String.raw`https://facebook.com\@evil.example/`],
    ['instagram', 'https://instagram.com/"onclick="x'],
    ['instagram', 'айгуль'],
    ['twitter', 'https://x.com:8080/aigul'],
    ['youtube', '//youtube.com/x'],
    ['whatsapp', '12'],
    ['whatsapp', 'aigul'],
    ['googleAnalytics', 'UA-12345-1'],
    ['googleAnalytics', 'G-'],
    ['googleAnalytics', 'G-AB12"><script>'],
  ] as const)('RTL-3 %s refuses %j', (link, typed) => {
    expect(readRetailLink(link, typed, phone)).toBeNull();
  });

  it.each(retailLinkNames)('RTL-3 %s may be left empty, and runs nothing', (link) => {
    expect(readRetailLink(link, '  ', phone)).toBe('');
    for (const typed of [
      'javascript:alert(1)',
      'javascript://facebook.com/%0aalert(1)',
      'data:text/html,x',
      'x'.repeat(300),
    ])
      expect(readRetailLink(link, typed, phone)).toBeNull();
  });
});
