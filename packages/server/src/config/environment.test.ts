import { describe, expect, it } from 'vitest';
import type { PaymentGateway } from '../payment/gateway.ts';
import { readSettings, settingsAbout, type Environment } from './environment.ts';

const facts = { defaultOrigin: (port: number) => `http://xx.localhost:${port}` };
const bank: Environment = {
  BANK_URL: 'https://bank.example/fim/est3Dgate',
  BANK_CLIENT_ID: '100200',
  BANK_STORE_KEY: 'a-long-store-key',
};
const production: Environment = {
  DATABASE_URL: 'postgres://shop:x@db/shop',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'shop@shop.example',
  OPERATOR_MAIL: 'office@shop.example',
  ...bank,
  BANK_API_USER: 'shop-api',
  BANK_API_PASSWORD: 'a-long-password',
  TRUSTED_PROXY: '10.0.0.1, 10.1.0.0/16',
};
const problemsOf = (environment: Environment): readonly string[] => {
  const result = readSettings(environment, facts);
  return result.ok ? [] : result.problems;
};
/** A gateway beside the core's own. */
const gateway: PaymentGateway = {
  variables: {
    XPAY_KEY: {
      meaning: 'the secret that signs',
      example: 'a-long-key',
      needed: 'always',
      must: 'at least 8 characters',
      passes: (value) => value.length >= 8,
      inProduction: { must: 'not be the sandbox’s', passes: (value) => !value.startsWith('sandbox') },
    },
    XPAY_URL: {
      meaning: 'its API',
      example: 'https://xpay.example',
      told: true,
      must: 'an address',
      passes: (value) => URL.canParse(value),
    },
  },
  connect: (values) => () => {
    throw new Error(JSON.stringify(values));
  },
};
const settingsOf = (environment: Environment) => {
  const result = readSettings(environment, facts);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.settings;
};

describe('readSettings', () => {
  it('SRV-10 development needs a bank and nothing else', () => {
    expect(settingsOf({ NODE_ENV: 'development', ...bank })).toMatchObject({
      port: 3000,
      databaseUrl: null,
      dataDir: '.data',
      operatorPort: null,
      shop: { production: false, origin: 'http://xx.localhost:3000', trustedProxy: [], bank: { api: null } },
    });
    expect(problemsOf({ NODE_ENV: 'development' }).map((line) => line.split(' ')[0])).toEqual(
      Object.keys(bank),
    );
  });

  it('SRV-10 SEC-9 takes a complete environment, and is in production without being told', () => {
    expect(
      settingsOf({
        ...production,
        PORT: '8080',
        OPERATOR_PORT: '9464',
        DRAIN_SECONDS: '5',
        DATABASE_CONNECTIONS: '25',
      }),
    ).toMatchObject({
      port: 8080,
      operatorPort: 9464,
      drainSeconds: 5,
      databaseConnections: 25,
      shop: {
        production: true,
        checkAnswers: false,
        trustedProxy: ['10.0.0.1', '10.1.0.0/16'],
        bank: {
          storeKeys: ['a-long-store-key'],
          api: { apiUrl: 'https://bank.example/fim/api', user: 'shop-api' },
        },
      },
    });
  });

  it('SEC-9 names everything that is missing at once, with what it is for and an example', () => {
    const lines = problemsOf({});
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
      'MAIL_FROM',
      'OPERATOR_MAIL',
      'BANK_URL',
      'BANK_CLIENT_ID',
      'BANK_STORE_KEY',
      'TRUSTED_PROXY',
    ]);
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+ must be set: .+, for example .+$/);
    expect(problemsOf({ ...production, PORT: 'x', MAIL_FROM: 'me', BANK_URL: '' })).toEqual([
      expect.stringMatching(/^PORT must be a port number, found "x": /),
      expect.stringMatching(/^MAIL_FROM must be an email address, found "me": /),
      expect.stringMatching(/^BANK_URL must be set: /),
    ]);
  });

  it('SEC-9 the hop before the server is said, be it that there is none', () => {
    expect(problemsOf({ ...production, TRUSTED_PROXY: '' })).toEqual([
      expect.stringMatching(/^TRUSTED_PROXY must be set: .*X-Forwarded-For/),
    ]);
    expect(settingsOf({ ...production, TRUSTED_PROXY: 'none' }).shop.trustedProxy).toEqual([]);
  });

  it('SEC-9 takes a second key of the bank, so that keys can be exchanged without a lost payment', () => {
    const { shop } = settingsOf({ ...production, BANK_STORE_KEY_OTHER: 'the-key-before' });
    expect(shop.bank).toMatchObject({ storeKeys: ['a-long-store-key', 'the-key-before'] });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['OPERATOR_PORT', '0'],
    ['OPERATOR_PORT', '3000'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_ORIGIN', 'shop'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['PUBLIC_ORIGIN', 'https://shop.example/?a=1'],
    ['PUBLIC_ORIGIN', 'https://user:word@shop.example'],
    ['SMTP_URL', 'http://x'],
    ['MAIL_FROM', 'me'],
    ['BANK_URL', 'ftp://bank'],
    ['BANK_CLIENT_ID', 'a b'],
    ['BANK_STORE_KEY', 'short'],
    ['BANK_STORE_KEY_OTHER', 'short'],
    ['TRUSTED_PROXY', 'everyone'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_CONNECTIONS', '300'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_CONNECTIONS', '2.5'],
    ['DATABASE_CONNECTIONS', 'many'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '600'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
  ])('SRV-10 names %s when it is %j', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be .+: .+, for example .+$`)),
    ]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://shop:hidden@db/shop'],
    ['SMTP_URL', 'http://shop:hidden@mail'],
    ['BANK_STORE_KEY', 'hidden'],
    ['BANK_STORE_KEY_OTHER', 'hidden'],
    ['BANK_API_PASSWORD', 'hidden'.repeat(30)],
  ])('SRV-10 SEC-9 does not repeat what it found as %s, which may hold a secret', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be (?!.*hidden)`)),
    ]);
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['DATABASE_CONNECTIONS', '0'],
    ['DATABASE_CONNECTIONS', '300'],
    ['OPERATOR_PORT', '3000'],
    ['OPERATOR_HOST', 'everywhere'],
    ['PUBLIC_ORIGIN', 'https://shop.example/path'],
    ['PUBLIC_ORIGIN', 'http://shop.example'],
    ['OPERATOR_MAIL', 'a "friend"'],
    ['BANK_URL', 'http://bank.example/'],
    ['BANK_CLIENT_ID', 'a b'],
    ['BANK_API_URL', 'bank'],
    ['BANK_API_USER', 'demo-api-kg'],
    ['TRUSTED_PROXY', '10.0.0.0/8, everyone'],
    ['DRAIN_SECONDS', '600'],
    ['LOG_LEVEL', 'loud'],
  ])('SRV-10 tells what it found as %s: %j', (name, value) => {
    const [problem = ''] = problemsOf({ ...production, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} must .+, found .+: .+, for example `));
    expect(problem).toContain(`, found ${JSON.stringify(value)}: `);
  });

  it.each([
    ['BANK_URL', 'https://bank.localhost/fim/est3Dgate'],
    ['BANK_URL', 'http://bank.example/'],
    ['BANK_API_URL', 'http://bank.example/fim/api'],
    ['BANK_CLIENT_ID', '990000001'],
    ['BANK_STORE_KEY', 'demo-store-key-kg'],
    ['BANK_STORE_KEY_OTHER', 'demo-store-key'],
    ['BANK_API_USER', 'demo-api-kg'],
    ['PUBLIC_ORIGIN', 'http://shop.example'],
  ])('PAY-4 SRV-10 production refuses %s %j, development takes it', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must `)),
    ]);
    expect(problemsOf({ ...production, NODE_ENV: 'development', [name]: value })).toEqual([]);
  });

  it('PAY-3 SRV-10 another gateway asks for its own variables and for none of the bank’s', () => {
    const { BANK_URL: _1, BANK_CLIENT_ID: _2, BANK_STORE_KEY: _3, ...rest } = production;
    const told = (environment: Environment) => {
      const read = readSettings({ ...rest, ...environment }, { ...facts, gateway });
      return read.ok ? read.settings.shop.bank : read.problems;
    };
    expect(told({})).toEqual(['XPAY_KEY must be set: the secret that signs, for example a-long-key']);
    expect(told({ XPAY_KEY: 'short', XPAY_URL: 'x', BANK_CLIENT_ID: 'not asked' })).toEqual([
      expect.stringMatching(/^XPAY_KEY must be at least 8 characters: /),
      expect.stringMatching(/^XPAY_URL must be an address, found "x": /),
    ]);
    expect(told({ XPAY_KEY: 'sandbox-key' })).toEqual([
      expect.stringMatching(/^XPAY_KEY must not be the sandbox’s: /),
    ]);
    const connected = told({ XPAY_KEY: 'a-real-key' });
    if (typeof connected !== 'function') throw new Error('not connected');
    expect(connected).toThrow('{"XPAY_KEY":"a-real-key"}');
  });

  it('PAY-10 a shop whose bank can’t be asked has no user of its API; half of one is a mistake', () => {
    const { BANK_API_USER: _user, BANK_API_PASSWORD: _password, ...without } = production;
    expect(settingsOf(without).shop.bank).toMatchObject({ api: null });
    expect(problemsOf({ ...production, BANK_API_PASSWORD: '' })).toEqual([
      expect.stringMatching(/^BANK_API_PASSWORD must be set with BANK_API_USER: /),
    ]);
    expect(problemsOf({ ...production, BANK_API_USER: '' })).toEqual([
      expect.stringMatching(/^BANK_API_USER must be set with BANK_API_PASSWORD: /),
    ]);
  });

  it('SEC-9 every example would be taken', () => {
    const examples = Object.fromEntries(
      Object.entries(settingsAbout).map(([name, { example }]) => [name, example]),
    );
    expect(problemsOf(examples)).toEqual([]);
  });
});
