import { expect, it } from 'vitest';
import { isOwnPage } from './own-page.ts';

it.each([
  ['/', true],
  ['/e-shop?q=1.5', true],
  ['/forever/faq#question-12', true],
  ['/content/returns-1a2b.pdf', false],
  ['/content/x.pdf?v=1', false],
  ['//evil.example/', false],
  ['/\\evil.example', false],
  ['https://evil.example/', false],
  ['mailto:office@shop.example', false],
  ['#here', false],
  ['', false],
])('CONT-4 %s is a page of this site: %s', (href, own) => {
  expect(isOwnPage(href)).toBe(own);
});
