import { describe, expect, it } from 'vitest';
import { demoBank, readSettings, type Environment } from './environment.ts';

const facts = { demo: false, defaultOrigin: (port: number) => `http://xx.localhost:${port}` };
const demo = { ...facts, demo: true };
const production: Environment = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://shop:x@db/shop',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'shop@shop.example',
  OPERATOR_MAIL: 'office@shop.example',
  BANK_URL: 'https://bank.example/fim/est3Dgate',
  BANK_CLIENT_ID: '100200',
  BANK_STORE_KEY: 'a-long-store-key',
  BANK_API_USER: 'shop-api',
  BANK_API_PASSWORD: 'a-long-password',
};
const problemOf = (environment: Environment, start = facts): string | null => {
  const result = readSettings(environment, start);
  return result.ok ? null : result.problem;
};

describe('readSettings', () => {
  it('SRV-10 demo mode needs nothing', () => {
    expect(readSettings({}, demo)).toMatchObject({
      ok: true,
      settings: {
        port: 3000,
        databaseUrl: null,
        dataDir: '.data',
        operatorPort: null,
        shop: {
          demo: true,
          origin: 'http://xx.localhost:3000',
          bank: {
            gatewayUrl: 'http://bank.localhost:3000/fim/est3Dgate',
            api: { apiUrl: 'http://bank.localhost:3000/fim/api', user: demoBank.apiUser },
          },
        },
      },
    });
  });

  it('SRV-10 takes a complete production environment', () => {
    const result = readSettings(
      { ...production, PORT: '8080', OPERATOR_PORT: '9464', TRUSTED_PROXY: '10.0.0.1, 10.1.0.0/16' },
      facts,
    );
    expect(result).toMatchObject({
      ok: true,
      settings: {
        port: 8080,
        operatorPort: 9464,
        shop: {
          production: true,
          checkAnswers: false,
          trustedProxy: ['10.0.0.1', '10.1.0.0/16'],
          bank: { api: { apiUrl: 'https://bank.example/fim/api', user: 'shop-api' } },
        },
      },
    });
  });

  it.each([
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'SMTP_URL',
    'MAIL_FROM',
    'OPERATOR_MAIL',
    'BANK_URL',
    'BANK_CLIENT_ID',
    'BANK_STORE_KEY',
  ])('SRV-10 production without %s stops with a line that names it', (name) => {
    expect(problemOf({ ...production, [name]: '' })).toBe(`${name} must be set.`);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['OPERATOR_PORT', '0'],
    ['DATABASE_URL', 'mysql://x'],
    ['PUBLIC_ORIGIN', 'shop'],
    ['SMTP_URL', 'http://x'],
    ['MAIL_FROM', 'me'],
    ['BANK_URL', 'ftp://bank'],
    ['BANK_CLIENT_ID', 'a b'],
    ['BANK_STORE_KEY', 'short'],
    ['TRUSTED_PROXY', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
  ])('SRV-10 names %s when it is %j', (name, value) => {
    expect(problemOf({ ...production, [name]: value })).toMatch(new RegExp(`^${name} must be .+\\.$`));
  });

  it.each([
    ['BANK_URL', 'https://bank.localhost/fim/est3Dgate'],
    ['BANK_URL', 'http://bank.example/'],
    ['BANK_CLIENT_ID', demoBank.clientId],
    ['BANK_STORE_KEY', demoBank.storeKey],
    ['BANK_STORE_KEY', `${demoBank.storeKey}-xx`],
    ['PUBLIC_ORIGIN', 'http://shop.example'],
  ])('PAY-4 SRV-10 production refuses %s %j', (name, value) => {
    expect(problemOf({ ...production, [name]: value })).toContain(`${name} must`);
  });

  it('PAY-10 a shop whose bank can’t be asked has no user of its API; half of one is a mistake', () => {
    const { BANK_API_USER: _user, BANK_API_PASSWORD: _password, ...without } = production;
    expect(readSettings(without, facts)).toMatchObject({
      ok: true,
      settings: { shop: { bank: { api: null } } },
    });
    expect(problemOf({ ...production, BANK_API_PASSWORD: '' })).toMatch(
      /^BANK_API_USER and BANK_API_PASSWORD/,
    );
    expect(problemOf({ ...production, BANK_API_USER: demoBank.apiUser })).toContain('BANK_API_USER must');
    expect(problemOf({ ...production, BANK_API_URL: 'http://bank.example/fim/api' })).toContain(
      'BANK_API_URL must',
    );
  });

  it('SRV-10 demo mode is refused in production, and secrets have no default outside it', () => {
    expect(problemOf(production, demo)).toBe('NODE_ENV must not be production in demo mode.');
    expect(problemOf({ NODE_ENV: 'production' }, demo)).toBe('NODE_ENV must not be production in demo mode.');
    expect(problemOf({})).toBe('BANK_URL must be set.');
  });
});
