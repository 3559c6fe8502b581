import { bankBooks, createBankSimulator, type BankBooks, type Merchant } from '@caravan/bank-simulator';
import type { BankSettings } from '@caravan/server';

/** Fields of a form. */
export type Fields = Readonly<Record<string, string>>;

/** What a cardholder does on the bank's page. */
export type Decision = 'approve' | 'decline' | 'abandon';

/** A bank simulator that listens on 127.0.0.1, and how a shop reaches it. */
export interface BankAtWork {
  readonly books: BankBooks;
  /** Settings of a shop that is this merchant. */
  readonly settingsOf: (merchant?: Merchant) => BankSettings;
  /** Sends a shop's signed form through card and 3-D Secure page; gives the signed answer that the browser would carry back. */
  readonly goThrough: (form: Fields, decision: Decision) => Promise<Fields>;
  /** How often the API was asked so far. */
  readonly questions: () => number;
  /** No fault is on. */
  readonly heal: () => void;
  readonly close: () => Promise<void>;
}

/** The key is the one with which answers are signed in tests of the server. */
export const shopMerchant = {
  clientId: '100',
  storeKey: 'secret-key',
  apiUser: 'API',
  apiPassword: 'Pässword<&>',
} as const satisfies Merchant;

const card = {
  pan: '4355084355084358',
  cv2: '000',
  Ecom_Payment_Card_ExpDate_Month: '12',
  Ecom_Payment_Card_ExpDate_Year: '99',
};

const hiddenFields = (page: string): Fields =>
  Object.fromEntries(
    [...page.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"\s*\/?>/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&#39;', "'").replaceAll('&amp;', '&')],
    ),
  );

export const startBank = async (merchants: readonly Merchant[] = [shopMerchant]): Promise<BankAtWork> => {
  const app = await createBankSimulator({ merchants });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(origin);
  let questions = 0;
  app.server.on('request', ({ url }) => (questions += url === '/fim/api' ? 1 : 0));
  const books = bankBooks(app);
  const healthy = { ...books.faults };
  const post = (path: string, fields: Fields) =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return {
    books,
    settingsOf: ({ clientId, storeKey, apiUser = '', apiPassword = '' } = shopMerchant) => ({
      gatewayUrl: `http://bank.localhost:${port}/fim/est3Dgate`,
      clientId,
      storeKeys: [storeKey],
      api: { apiUrl: `http://bank.localhost:${port}/fim/api`, user: apiUser, password: apiPassword },
    }),
    async goThrough(form, decision) {
      const begun = await post('/fim/est3Dgate', { ...form, ...card });
      const secure = begun.headers.get('location');
      if (secure === null) throw new Error(`The bank refused the form: ${await begun.text()}`);
      return hiddenFields(await (await post(secure, { decision })).text());
    },
    questions: () => questions,
    heal: () => Object.assign(books.faults, healthy),
    close: () => app.close(),
  };
};
