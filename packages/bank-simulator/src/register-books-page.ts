import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Books } from './books/create-books.ts';
import type { BankFaults } from './faults.ts';
import { booksPage, faultSwitches } from './pages/books-page.ts';
import { plainFields } from './plain-fields.ts';
import { replyPage } from './reply-page.ts';
import type { Merchant } from './request.ts';

/** Rows that the page shows. */
const shown = 50;

/** Longest delay that the page takes, in milliseconds. */
const longest = 120_000;

interface Visit {
  Querystring: { lang?: string };
}

/** `lang` of the address, else what the browser likes best. */
const languageOf = ({ query, headers }: FastifyRequest<Visit>): string =>
  query.lang ?? (headers['accept-language'] ?? '').slice(0, 2).toLowerCase();

/** A form of another site: browsers say so. */
const isForeign = ({ headers }: FastifyRequest<Visit>): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/** `/books`: the bank's counter for people. Recent transactions, the end of day, and the faults as switches. */
export const registerBooksPage = (
  app: FastifyInstance,
  {
    merchants,
    books,
    faults,
  }: { readonly merchants: readonly Merchant[]; readonly books: Books; readonly faults: BankFaults },
): void => {
  app.get<Visit>('/books', async (request, reply) =>
    replyPage(reply, (nonce) =>
      booksPage({
        language: languageOf(request),
        entries: books.recent(shown),
        merchants,
        faults,
        nonce,
      }),
    ),
  );

  app.post<Visit>('/books', async (request, reply) => {
    const fields = plainFields(request.body);
    if (isForeign(request)) return reply.code(403).send('Not from another site.');
    if (fields['action'] === 'settle') books.settle();
    if (fields['action'] === 'faults') {
      for (const name of faultSwitches) faults[name] = fields[name] === 'on';
      const slow = Math.trunc(Number(fields['slow']));
      faults.slow = slow > 0 ? Math.min(slow, longest) : 0;
    }
    return reply.redirect(`/books?lang=${encodeURIComponent(languageOf(request))}`, 303);
  });
};
