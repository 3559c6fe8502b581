import { describe, expect, it } from 'vitest';
import { bankBooks } from './bank-books.ts';
import { createBankSimulator } from './create-bank-simulator.ts';

const begin = async () => {
  const bank = await createBankSimulator({
    merchants: [{ clientId: '1', storeKey: 'KEY', currency: { isoNumber: '999', code: 'XXD' } }],
  });
  const books = bankBooks(bank);
  const post = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    bank.inject({
      method: 'POST',
      url: '/books?lang=en',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return { bank, books, post };
};

describe('the books for people', () => {
  it('PAY-10 list what happened, and end the day with a button', async () => {
    const { bank, books, post } = await begin();
    expect((await bank.inject('/books')).body).toContain('Nothing has been paid yet.');
    books.approve({ oid: 'A<1', amount: '259.90', currency: '999' });
    const page = await bank.inject('/books');
    expect(page.body).toContain('<strong>A&lt;1</strong>');
    expect(page.body).toContain('Captured, day open');
    expect(page.body).toContain('259.90 XXD');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const settled = await post({ action: 'settle' });
    expect([settled.statusCode, settled.headers.location]).toEqual([303, '/books?lang=en']);
    expect((await bank.inject('/books')).body).toContain('Settled');
  });

  it('PAY-10 switch faults on and off; what is not on is off', async () => {
    const { bank, books, post } = await begin();
    await post({ action: 'faults', silent: 'on', dropNotices: 'on', slow: '1500' });
    expect(books.faults).toMatchObject({ silent: true, dropNotices: true, slow: 1500, nonsense: false });
    expect((await bank.inject('/books')).body).toMatch(/name="silent"\s+checked/);
    await post({ action: 'faults', slow: '-1' });
    expect(books.faults).toMatchObject({ silent: false, dropNotices: false, slow: 0 });
  });

  it('PAY-10 take nothing from another site’s form', async () => {
    const { books, post } = await begin();
    const answer = await post({ action: 'faults', silent: 'on' }, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, books.faults.silent]).toEqual([403, false]);
  });

  it.each([
    ['ru', 'Книги банка'],
    ['tr', 'Bankanın defteri'],
    ['az', 'Bankın kitabı'],
    ['kk', 'Банк кітабы'],
    ['ka', 'ბანკის ჟურნალი'],
    ['fi', 'The bank’s books'],
  ])('speak %s', async (language, title) => {
    const { bank } = await begin();
    const page = await bank.inject({ url: '/books', headers: { 'accept-language': `${language}-XX,en` } });
    expect(page.body).toContain(`<h1>${title}</h1>`);
    expect((await bank.inject(`/books?lang=${language}`)).body).toContain(`<h1>${title}</h1>`);
  });
});
