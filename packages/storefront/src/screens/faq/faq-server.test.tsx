// @vitest-environment node
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createRenderer } from '../../server.tsx';
import { network } from '../../testing/network.ts';
import { testCountry } from '../../testing/test-country.ts';
import { testQuestion } from '../../testing/test-page.ts';
import { testWords } from '../../testing/test-words.ts';

const words = async () => ({ messages: testWords });
const answers = {
  'GET faq/faq/': [
    testQuestion(),
    testQuestion({ id: 2, question: 'What does joining cost?', answer: '<p>Nothing.</p>' }),
  ],
  'GET faq/category/': [{ id: 1, slug: 'join', name: 'Joining' }],
};

const open = async (path: string) => {
  const renderer = await createRenderer(testCountry({ words: { en: words, tr: words } }));
  const page = await renderer.render({
    url: new URL(path, 'http://shop.example'),
    language: 'en',
    store: null,
    transport: network(answers).transport,
    own: false,
    signal: new AbortController().signal,
    nonce: 'N0NCE',
    onError: (error) => {
      throw error;
    },
  });
  if (page.kind !== 'document') throw new Error('no document');
  return { head: page.head, html: await text(page.body) };
};

it('CONT-5 SEO-1 all answers of a topic are in the served page, closed; the page of all has none', async () => {
  expect((await open('/forever/faq')).html).not.toContain('Anyone over 18.');
  const { head, html } = await open('/forever/faq?category=join');
  expect(html).toContain('<details id="question-1"');
  expect(html).toContain('<p>Anyone over 18.</p>');
  expect(head.noindex).toBe(false);
});

it('CONT-5 a search is answered by the server, for people only', async () => {
  const { head, html } = await open('/forever/faq?q=COST');
  expect(html).toContain('<details id="question-2"');
  expect(html).not.toContain('<details id="question-1"');
  expect(head.noindex).toBe(true);
});
