import { createServer, type Server } from 'node:http';
import { bankBooks, createBankSimulator, type BankBooks } from '@caravan/bank-simulator';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createBankQueries } from '@caravan/server';

const som = { isoNumber: '417', digits: 0 } as const;
const lira = { isoNumber: '949', digits: 2 } as const;

const merchant = { clientId: '170000005', storeKey: 'KEY', apiUser: 'API', apiPassword: 'Pässword<&>' };
const bank = await createBankSimulator({ merchants: [merchant] });
const { port } = new URL(await bank.listen({ port: 0, host: '127.0.0.1' }));
const books: BankBooks = bankBooks(bank);
const { faults } = books;
let orders = 0;
let oid = '';

afterAll(() => bank.close());
beforeEach(() => {
  Object.assign(faults, {
    silent: false,
    slow: 0,
    wrongEncoding: false,
    nonsense: false,
    serverError: false,
    voidHitsNewest: false,
    neverSettles: false,
    loseAnswer: false,
  });
  orders += 1;
  oid = `KG26Q${orders}`;
});

const queries = (changes: Partial<Parameters<typeof createBankQueries>[0]> = {}) =>
  createBankQueries({
    apiUrl: `http://bank.localhost:${port}/fim/api`,
    clientId: merchant.clientId,
    user: merchant.apiUser,
    password: merchant.apiPassword,
    currency: som,
    ...changes,
  });

const paid = (amount = '1250') => books.approve({ oid, amount, currency: '417' });
const states = () => books.transactionsOf(oid).map(({ kind, state, amount }) => `${kind} ${state} ${amount}`);

describe('asking the bank', () => {
  it('PAY-10 an order that it does not know is absent', async () => {
    expect(await queries().status(oid)).toEqual({ kind: 'absent' });
    expect(await queries().history(oid)).toEqual({ kind: 'absent' });
  });

  it('PAY-10 a paid one is approved with its amount, open day and after', async () => {
    const transactionId = paid();
    const sale = {
      kind: 'sale',
      transactionId,
      amount: 1250,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
    };
    expect(await queries().status(oid)).toEqual({
      kind: 'approved',
      transaction: { ...sale, state: 'captured' },
    });
    books.settle();
    expect(await queries().status(oid)).toEqual({
      kind: 'approved',
      transaction: { ...sale, state: 'settled' },
    });
    expect(await queries().history(oid)).toEqual({
      kind: 'found',
      transactions: [{ ...sale, state: 'settled' }],
    });
  });

  it('PAY-10 counts in hundredths where the currency has them, and says when an amount is none of it', async () => {
    books.approve({ oid, amount: '259.90', currency: '949' });
    expect(await queries({ currency: lira }).status(oid)).toMatchObject({
      transaction: { amount: 25_990 },
    });
    expect(await queries().status(oid)).toMatchObject({ transaction: { amount: null } });
  });

  it('PAY-10 a refused one is declined; a success counts before failures around it', async () => {
    books.decline({ oid, amount: '1250', currency: '417' });
    expect(await queries().status(oid)).toMatchObject({
      kind: 'declined',
      transaction: { state: 'failed' },
    });
    const transactionId = paid();
    books.decline({ oid, amount: '1250', currency: '417' });
    expect(await queries().status(oid)).toMatchObject({ kind: 'approved', transaction: { transactionId } });
    expect(await queries().history(oid)).toMatchObject({
      transactions: [{ state: 'failed' }, { state: 'captured' }, { state: 'failed' }],
    });
  });

  it('PAY-10 after a refund it still answers by the sale', async () => {
    const transactionId = paid();
    books.settle();
    expect(await queries().refund({ oid, transactionId: '', amount: 250 })).toMatchObject({ kind: 'done' });
    expect(await queries().status(oid)).toMatchObject({
      kind: 'approved',
      transaction: { kind: 'sale', transactionId, state: 'settled' },
    });
  });
});

describe('giving money back', () => {
  it('PAY-10 SRV-6 a void takes the sale back once, before the end of day', async () => {
    const transactionId = paid();
    expect(await queries().void({ oid, transactionId })).toEqual({ kind: 'done', transactionId });
    expect(await queries().status(oid)).toMatchObject({
      kind: 'declined',
      transaction: { state: 'voided' },
    });
    expect(await queries().void({ oid, transactionId })).toMatchObject({
      kind: 'refused',
      why: 'nothing_left',
      code: 'CORE-2008',
      message: 'İptal edilmeye uygun satış işlemi bulunamadı.',
    });
    expect(await queries().refund({ oid, transactionId: '', amount: 1 })).toMatchObject({
      why: 'nothing_left',
    });
  });

  it('PAY-10 a settled sale can no longer be voided, an unknown one never', async () => {
    const transactionId = paid();
    books.settle();
    expect(await queries().void({ oid, transactionId })).toMatchObject({ why: 'settled' });
    expect(await queries().void({ oid, transactionId: 'T1' })).toMatchObject({ why: 'nothing_left' });
    expect(states()).toEqual(['sale settled 125000']);
  });

  it('PAY-10 refunds come in parts after the end of day, never more than the sale', async () => {
    paid();
    expect(await queries().refund({ oid, transactionId: '', amount: 1250 })).toMatchObject({
      why: 'not_settled',
    });
    books.settle();
    expect(await queries().refund({ oid, transactionId: '', amount: 1251 })).toMatchObject({
      why: 'too_much',
    });
    expect(await queries().refund({ oid, transactionId: '', amount: 250 })).toMatchObject({ kind: 'done' });
    expect(await queries().refund({ oid, transactionId: '', amount: 1001 })).toMatchObject({
      why: 'too_much',
    });
    expect(await queries().refund({ oid, transactionId: '', amount: 1000 })).toMatchObject({ kind: 'done' });
    expect(await queries().refund({ oid, transactionId: '', amount: 1 })).toMatchObject({
      why: 'nothing_left',
    });
    const history = await queries().history(oid);
    const refunded = history.kind === 'found' ? history.transactions : [];
    expect(refunded.map(({ kind, state, amount }) => `${kind} ${state} ${amount}`)).toEqual([
      'refund failed 1',
      'refund captured 1000',
      'refund failed 1001',
      'refund captured 250',
      'refund failed 1251',
      'refund failed 1250',
      'sale settled 1250',
    ]);
  });

  it('PAY-10 a refund can be voided by its own number, and its money is left again', async () => {
    paid();
    books.settle();
    const refund = await queries().refund({ oid, transactionId: '', amount: 1250 });
    if (refund.kind !== 'done') throw new Error(refund.kind);
    await queries().refund({ oid, transactionId: '', amount: 1250 });
    expect(await queries().void({ oid, transactionId: refund.transactionId })).toEqual(refund);
    expect(await queries().status(oid)).toMatchObject({ kind: 'approved', transaction: { kind: 'sale' } });
    expect(await queries().refund({ oid, transactionId: '', amount: 1250 })).toMatchObject({ kind: 'done' });
  });

  it('PAY-10 no sum is no refund, no number no void, and neither is asked', async () => {
    paid();
    for (const amount of [0, -1, 1.5])
      await expect(queries().refund({ oid, transactionId: '', amount })).rejects.toThrow();
    await expect(queries().void({ oid, transactionId: '' })).rejects.toThrow();
    expect(states()).toEqual(['sale captured 125000']);
  });
});

describe('a bank that fails', () => {
  const everything = async (changes: Parameters<typeof queries>[0] = {}) => {
    const transactionId = paid();
    const asked = queries(changes);
    return [
      await asked.status(oid),
      await asked.history(oid),
      await asked.void({ oid, transactionId }),
      await asked.refund({ oid, transactionId: '', amount: 1250 }),
    ];
  };
  const unknown = (why: string) => Array.from({ length: 4 }, () => ({ kind: 'unknown', why }));

  it.each([
    ['silent', true, 'no answer in time'],
    ['serverError', true, 'status 500'],
    ['nonsense', true, 'an answer that is none of the bank’s'],
  ] as const)('PAY-10 %s: unknown, nothing done', async (fault, on, why) => {
    faults[fault] = on;
    expect(await everything({ timeoutMs: 200 })).toEqual(unknown(why));
    expect(states()).toEqual(['sale captured 125000']);
  });

  it.each([
    ['password', { password: 'guessed' }],
    ['user', { user: 'admin' }],
    ['merchant', { clientId: '1' }],
  ])('PAY-10 S39 a wrong %s: unknown, and no secret in the reason', async (_name, changes) => {
    const answers = await everything(changes);
    expect(answers).toEqual(unknown('the bank refused our login (CORE-2201)'));
    expect(states()).toEqual(['sale captured 125000']);
  });

  it('PAY-10 slow: in time it counts, too late it is unknown though it is done', async () => {
    faults.slow = 50;
    const transactionId = paid();
    expect(await queries().status(oid)).toMatchObject({ kind: 'approved' });
    faults.slow = 2_000;
    expect(await queries({ timeoutMs: 200 }).void({ oid, transactionId })).toEqual({
      kind: 'unknown',
      why: 'no answer in time',
    });
    expect(states()).toEqual(['sale voided 125000']);
  });

  it('PAY-10 an answer lost on the way: unknown, and only the history tells', async () => {
    paid();
    books.settle();
    faults.loseAnswer = true;
    expect(await queries().refund({ oid, transactionId: '', amount: 1250 })).toEqual({
      kind: 'unknown',
      why: expect.stringMatching(/^no connection/),
    });
    expect(await queries().history(oid)).toMatchObject({
      transactions: [{ kind: 'refund', state: 'captured', amount: 1250 }, { kind: 'sale' }],
    });
  });

  it('PAY-10 another encoding than promised breaks nothing', async () => {
    faults.wrongEncoding = true;
    expect(await queries().status(oid)).toEqual({ kind: 'absent' });
    const transactionId = paid();
    expect(await queries().status(oid)).toMatchObject({ kind: 'approved' });
    expect(await queries().history(oid)).toMatchObject({ kind: 'found' });
    expect(await queries().void({ oid, transactionId })).toMatchObject({ kind: 'done' });
    expect(await queries().void({ oid, transactionId })).toMatchObject({ why: 'nothing_left' });
  });

  it('PAY-10 a void that hit another transaction is not done', async () => {
    const transactionId = paid();
    books.settle();
    const refund = await queries().refund({ oid, transactionId: '', amount: 250 });
    faults.voidHitsNewest = true;
    expect(await queries().void({ oid, transactionId })).toEqual({ ...refund, kind: 'wrong_transaction' });
    expect(states()).toEqual(['refund voided 25000', 'sale settled 125000']);
  });

  it('PAY-10 never settles: every refund is too early', async () => {
    paid();
    books.settle();
    faults.neverSettles = true;
    expect(await queries().refund({ oid, transactionId: '', amount: 1250 })).toMatchObject({
      why: 'not_settled',
    });
  });

  it('PAY-10 not there at all: unknown', async () => {
    const apiUrl = 'http://bank.localhost:1/fim/api';
    expect(await queries({ apiUrl }).status(oid)).toEqual({
      kind: 'unknown',
      why: expect.stringMatching(/^no connection/),
    });
  });
});

describe('an answer that is no answer', () => {
  const answering = async (reply: Parameters<typeof createServer>[1]): Promise<[Server, string]> => {
    const server = createServer(reply ?? (() => undefined));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    return [server, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/fim/api`];
  };

  it('PAY-10 a redirect is not followed with our password, endless text is not read to its end', async () => {
    const seen: string[] = [];
    const [server, apiUrl] = await answering((request, response) => {
      seen.push(request.url ?? '');
      if (seen.length === 1) response.writeHead(307, { location: '/elsewhere' }).end();
      else response.end('x'.repeat(1_000_000));
    });
    expect(await queries({ apiUrl }).status(oid)).toEqual({ kind: 'unknown', why: 'status 307' });
    expect(await queries({ apiUrl }).status(oid)).toEqual({
      kind: 'unknown',
      why: 'an answer too long to read',
    });
    expect(seen).toEqual(['/fim/api', '/fim/api']);
    server.closeAllConnections();
    server.close();
  });
});
