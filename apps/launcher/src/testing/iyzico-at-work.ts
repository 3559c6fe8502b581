import { bankBooks, createIyzicoSimulator } from '@caravan/bank-simulator';
import { createIyzico } from '@caravan/payment-iyzico';
import type { BankAtWork, Decision, Fields } from './bank-at-work.ts';
import type { ShopsBank } from './bank-shop.ts';

/** What a browser posts, and where. */
export interface Post {
  readonly address: string;
  readonly fields: Fields;
}

/** An iyzico simulator that listens on 127.0.0.1, and how a shop reaches it. */
export interface IyzicoAtWork extends ShopsBank, Pick<BankAtWork, 'heal' | 'close'> {
  /** Goes from the payment page through card and 3-D Secure page; gives what the browser would carry back. */
  readonly goThrough: (page: string, decision: Decision) => Promise<Post>;
}

const merchant = { apiKey: 'demo-api-key', secretKey: 'demo-secret-key', name: 'Aloe Shop' };
const card = { cardHolderName: 'ADA B', pan: '4355084355084358', expiry: '12/99', cv2: '000' };

/** `now`: the gateway's clock, which a test turns with the shop's. */
export const startIyzico = async (now: () => number): Promise<IyzicoAtWork> => {
  const app = await createIyzicoSimulator({ merchants: [merchant], now });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const place = `http://iyzico.localhost:${new URL(origin).port}`;
  const books = bankBooks(app);
  const healthy = { ...books.faults };
  const post = (path: string, fields: Fields) =>
    fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const settings = { ...merchant, merchantId: '3391000', apiUrl: place, pageUrl: place, timeoutMs: 2000 };
  return {
    books,
    settingsOf: () => (facts) => createIyzico(settings, facts),
    async goThrough(page, decision) {
      const token = new URL(page).searchParams.get('token') ?? '';
      await post(`/card?token=${token}`, card);
      const html = await (await post(`/secure?token=${token}`, { decision })).text();
      const address = /<form method="post" action="([^"]*)"/.exec(html)?.[1] ?? '';
      return { address: address.replaceAll('&amp;', '&'), fields: { token } };
    },
    heal: () => Object.assign(books.faults, healthy),
    close: () => app.close(),
  };
};
