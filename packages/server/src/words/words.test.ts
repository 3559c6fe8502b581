import { languages } from '@caravan/i18n';
import { constants, runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTestServer, drainJobs, logInBuyer, testCountry } from '../testing/index.ts';
import { testMails } from '../testing/mails.ts';
import { textOf } from '../testing/pdf.ts';
import { loadWords } from './words.ts';

it('LANG-1 DX-6 the server speaks each language that a country may choose', async () => {
  const words = await loadWords({ languages, words: {} });
  const texts = languages.map((language) => words(language)._('order.payment.card'));
  expect(new Set(texts).size).toBe(languages.length);
});

it('LANG-1 a language of nobody stops the start', async () => {
  const words = await loadWords({ languages: ['en'], words: {} });
  expect(() => words('tr')).toThrow('"tr" is no language of this country.');
});

it('DX-4 LANG-1 a country that is not built says what the core says; another fault stops the start', async () => {
  // Node's own import: that of the tests can load what only a build has.
  const load: (name: string) => Promise<never> = runInThisContext('(name) => import(name)', {
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const words = await loadWords({ languages: ['en'], words: { en: () => load('virtual:words/en') } });
  expect(words('en')._('order.cart.empty')).not.toBe('order.cart.empty');
  const missing = loadWords({ languages: ['en'], words: { en: () => load('file:///no/such/words.js') } });
  await expect(missing).rejects.toThrow('no/such/words.js');
});

it('DX-6 LANG-7 what a country says otherwise stands in its mails, documents and answers, too', async () => {
  const mails = testMails();
  const country = testCountry({
    words: {
      en: async () => ({
        messages: { 'home.popular': ['Of pages only'] },
        areas: {
          server: async () => ({
            messages: {
              'receipt.title': ['Bill of sale'],
              'mail.paid.subject': ['Thank you for ', ['code'], '!'],
              'order.cart.empty': ['Nothing is in it.'],
              'nobody.knows': ['this'],
            },
          }),
        },
      }),
    },
  });
  const server = await createTestServer({ country, settings: { dataDir: mails.dataDir } });
  try {
    const novus = await logInBuyer(server, '999000000005');
    expect((await novus.draft()).body).toContain('Nothing is in it.');
    const order = await novus.buy('100', 4);
    await novus.pay(order);
    await drainJobs(server.app);
    expect(mails.about(order.code).map(({ subject }) => subject)).toContain(`Thank you for ${order.code}!`);
    const receipt = (language: string) =>
      server.api('GET', `order/order/${order.pk}/receipt/`, { token: novus.token, language });
    expect(textOf((await receipt('en')).rawPayload)).toContain('Bill of sale');
    expect(textOf((await receipt('tr')).rawPayload)).not.toContain('Bill of sale');
  } finally {
    await server.close();
    mails.remove();
  }
});
