import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { GatewayFacts } from '@caravan/server';
import { describe, expect, it } from 'vitest';
import { createIyzico, iyzico } from './index.ts';
import { authorization, isSignedBy } from './signature.ts';

const keys = { apiKey: 'an-api-key', secretKey: 'a-secret-key' };
const hmac = (text: string) => createHmac('sha256', keys.secretKey).update(text).digest('hex');

const facts: GatewayFacts = {
  country: {
    card: { provider: 'iyzico', mode: 'hosted', successPath: '/pay/success' },
    currency: {
      code: 'TRY',
      isoNumber: '949',
      digits: 2,
      symbol: '₺',
      symbolPlace: 'before',
      thousands: '.',
      decimal: ',',
    },
    timeZone: 'Europe/Istanbul',
  },
  origin: 'https://shop.example',
  now: () => new Date('2026-11-21T09:00:00Z'),
  token: (bytes) => 'r'.repeat(bytes),
};

/** What iyzico would answer, in turn; gives what was asked. */
const answering = (...answers: readonly unknown[]) => {
  const asked: { url: string; body: unknown; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    asked.push({ url: request.url, body: text && JSON.parse(text), headers: request.headers });
    return Response.json(answers[asked.length - 1] ?? null);
  };
  const options = {
    ...keys,
    merchantId: '3391000',
    apiUrl: 'https://api.iyzipay.com',
    pageUrl: 'https://cpp.iyzipay.com',
    fetch,
  };
  return { asked, provider: createIyzico(options, facts) };
};

const result = (changes: Readonly<Record<string, unknown>> = {}, signature?: string) => {
  const said = {
    paymentStatus: 'SUCCESS',
    paymentId: '25168803',
    currency: 'TRY',
    basketId: 'TR1',
    paidPrice: 259.9,
    price: 259.9,
    token: 'token-of-iyzico',
    fraudStatus: 1,
    ...changes,
  };
  const { paymentStatus, paymentId, currency, basketId, paidPrice, price, token } = said;
  const signed = [paymentStatus, paymentId, currency, basketId, '', paidPrice, price, token].join(':');
  return { status: 'success', ...said, signature: signature ?? hmac(signed) };
};
const verify = (answer: unknown) => answering(answer).provider.verify({ token: 'token-of-iyzico' });

describe('what is signed', () => {
  it('PAY-3 a request: random key, path and body under the secret, named by the API key', () => {
    const header = authorization({ path: '/payment/cancel', body: '{"a":1}', randomKey: '123456789' }, keys);
    const decoded = Buffer.from(header.replace('IYZWSv2 ', ''), 'base64').toString();
    expect(decoded).toBe(
      `apiKey:an-api-key&randomKey:123456789&signature:${hmac('123456789/payment/cancel{"a":1}')}`,
    );
  });

  it('PAY-5 an answer: its values with colons between them', () => {
    expect(isSignedBy(keys.secretKey, hmac('a::b'), ['a', '', 'b'])).toBe(true);
    for (const wrong of ['', hmac('a:b'), hmac('a::b').slice(1)])
      expect(isSignedBy(keys.secretKey, wrong, ['a', '', 'b'])).toBe(false);
  });
});

describe('a result', () => {
  it.each([
    ['a number', 259.9],
    ['a text', '259.90'],
    ['a long text', '259.90000000'],
  ])('PAY-5 is believed with its price as %s, signed without trailing zeros', async (_name, price) => {
    const signature = hmac('SUCCESS:25168803:TRY:TR1::259.9:259.9:token-of-iyzico');
    expect(await verify(result({ price, paidPrice: price }, signature))).toMatchObject({
      kind: 'approved',
      oid: 'TR1',
      amount: '259.9',
      currencyNumber: '949',
      transactionId: '25168803',
    });
  });

  it.each([
    ['another signature', result({}, hmac('guessed')), 'forged'],
    ['none', result({}, ''), 'forged'],
    ['another token', result({ token: 'another-token' }), 'forged'],
    ['another sum than was signed', { ...result(), paidPrice: 1 }, 'forged'],
    ['a refusal', result({ paymentStatus: 'FAILURE', fraudStatus: null }), 'declined'],
    ['a fraud', result({ fraudStatus: -1 }), 'declined'],
    ['no number', result({ paymentId: '' }), 'declined'],
    ['a look at it', result({ fraudStatus: 0 }), 'unknown'],
    ['3-D Secure', result({ paymentStatus: 'CALLBACK_THREEDS' }), 'unknown'],
    ['an unknown token', { status: 'failure', errorCode: '5115' }, 'unknown'],
    ['wrong keys', { status: 'failure', errorCode: '1000' }, 'unknown'],
    ['nonsense', [], 'unknown'],
  ])('PAY-5 with %s is no payment', async (_name, answer, kind) => {
    expect((await verify(answer)).kind).toBe(kind);
  });

  it('PAY-5 in another currency fits no attempt', async () => {
    expect(await verify(result({ currency: 'USD' }))).toMatchObject({ currencyNumber: 'USD' });
  });
});

describe('a payment page', () => {
  const payer = {
    memberNumber: '900000000001',
    name: 'Ayşe Nur Yılmaz',
    email: '',
    phone: '',
    address: '',
    city: 'Ankara',
    country: 'Turkey',
    ip: '10.0.0.1',
  };
  const beginning = {
    oid: 'TR1',
    amount: 25_990,
    currency: facts.country.currency,
    language: 'tr',
    orderCode: 'TR26ABC',
    payer,
  } as const;
  const page = {
    status: 'success',
    conversationId: 'TR1',
    token: 'T',
    paymentPageUrl: 'https://cpp.iyzipay.com?token=T',
  };

  it('PAY-3 is asked for with all that iyzico insists on, though the buyer left it empty', async () => {
    const { asked, provider } = answering({ ...page, signature: hmac('TR1:T') });
    expect(await provider.begin?.(beginning)).toEqual({ kind: 'begun', url: page.paymentPageUrl });
    expect(asked[0]?.url).toBe('https://api.iyzipay.com/payment/iyzipos/checkoutform/initialize/auth/ecom');
    expect(asked[0]?.headers.get('authorization')).toMatch(/^IYZWSv2 /);
    expect(asked[0]?.body).toMatchObject({
      locale: 'tr',
      price: '259.90',
      paidPrice: '259.90',
      currency: 'TRY',
      basketId: 'TR1',
      callbackUrl: 'https://shop.example/pay/callback/iyzico/ok?attempt=TR1',
      buyer: { name: 'Ayşe Nur', surname: 'Yılmaz', email: '-', registrationAddress: '-' },
      basketItems: [{ id: 'TR26ABC', price: '259.90' }],
    });
  });

  it.each([
    ['not signed', { ...page, signature: hmac('TR1:another') }, 'unknown'],
    ['of another attempt', { ...page, conversationId: 'TR2', signature: hmac('TR2:T') }, 'unknown'],
    ['refused', { status: 'failure', errorCode: '5062', errorMessage: 'no' }, 'refused'],
  ])('PAY-3 that is %s is none', async (_name, answer, kind) => {
    expect((await answering(answer).provider.begin?.(beginning))?.kind).toBe(kind);
  });
});

describe('the gateway', () => {
  it('SRV-10 its guide names every variable, with its meaning and the example that would be taken', () => {
    const guide = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| (.*) \| `(.*)` \|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(
      Object.entries(iyzico.variables).map(([name, { meaning, example }]) => [name, meaning, example]),
    );
    for (const { example, passes, inProduction } of Object.values(iyzico.variables))
      expect([passes(example), inProduction?.passes(example) ?? true]).toEqual([true, true]);
  });

  it.each([
    ['IYZICO_API_URL', 'https://sandbox-api.iyzipay.com'],
    ['IYZICO_PAGE_URL', 'http://iyzico.localhost'],
    ['IYZICO_SECRET_KEY', 'sandbox-secret-key'],
  ])('PAY-4 production refuses %s %j', (name, value) => {
    const variable = iyzico.variables[name];
    expect([variable?.passes(value), variable?.inProduction?.passes(value)]).toEqual([true, false]);
  });

  it('PAY-3 does not start where the card is typed in the shop', () => {
    const card = { ...facts.country.card, mode: 'on-page' as const };
    const create = iyzico.connect({ IYZICO_PAGE_URL: 'https://cpp.iyzipay.com' });
    expect(() => create({ ...facts, country: { ...facts.country, card } })).toThrow('hosted');
  });
});
