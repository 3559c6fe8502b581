import { z } from 'zod';
import type { ShopSettings } from './settings.ts';

/** The bank simulator's merchant: what demo mode pays with, and what production refuses. */
export const demoBank = {
  clientId: '990000001',
  storeKey: 'demo-store-key',
  apiUser: 'demo-api',
  apiPassword: 'demo-api-password',
} as const;

/** Variables of the environment by name, as the process got them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the app that starts the server knows of itself. */
export interface StartFacts {
  /** Demo data, demo members, the pretend bank. */
  readonly demo: boolean;
  /** Origin when `PUBLIC_ORIGIN` is not set, from the port. */
  readonly defaultOrigin: (port: number) => string;
}

/** All that a process is told from outside (SRV-10). */
export interface ProcessSettings {
  readonly shop: ShopSettings;
  /** PostgreSQL; null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly port: number;
  /** Where probes and metrics answer; null: nowhere. */
  readonly operatorPort: number | null;
  readonly logLevel: (typeof logLevels)[number];
}

/** Settings, or one line that names the variable and says what it must be. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: ProcessSettings }
  | { readonly ok: false; readonly problem: string };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = z.coerce
  .number({ error: 'a port number' })
  .int()
  .min(1, 'a port number')
  .max(65_535, 'a port number');
const urlOf = (protocols: RegExp, what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), what);
const isNetwork = (text: string): boolean =>
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.literal('loopback')]).safeParse(text).success;

/** What each variable must look like when it is set. */
const shape = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test')
    .default('development'),
  DATABASE_URL: urlOf(
    /^postgres(?:ql)?:$/,
    'an address like postgres://user:password@host/database',
  ).optional(),
  DATA_DIR: z.string().default('.data'),
  PORT: port.default(3000),
  OPERATOR_PORT: port.optional(),
  PUBLIC_ORIGIN: urlOf(/^https?:$/, 'an origin like https://shop.example').optional(),
  SMTP_URL: urlOf(/^smtps?:$/, 'an address like smtps://user:password@host').optional(),
  MAIL_FROM: z.email('an e-mail address').optional(),
  OPERATOR_MAIL: z.email('an e-mail address').optional(),
  BANK_URL: urlOf(/^https?:$/, 'the gateway’s https address').optional(),
  BANK_CLIENT_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{1,15}$/, 'letters and digits, at most 15')
    .optional(),
  BANK_STORE_KEY: z.string().min(8, 'at least 8 characters').optional(),
  BANK_API_URL: urlOf(/^https?:$/, 'the address of the bank’s API').optional(),
  BANK_API_USER: z.string().max(64, 'at most 64 characters').optional(),
  BANK_API_PASSWORD: z.string().max(128, 'at most 128 characters').optional(),
  TRUSTED_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isNetwork), 'addresses or networks, separated by commas')
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
});
type Variables = z.output<typeof shape>;

/** What production must be told; nothing secret has a default outside demo mode. */
const needed = [
  'PUBLIC_ORIGIN',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_MAIL',
  'BANK_URL',
  'BANK_CLIENT_ID',
  'BANK_STORE_KEY',
] as const;
const neededOutsideDemo = ['BANK_URL', 'BANK_CLIENT_ID', 'BANK_STORE_KEY'] as const;

/** The bank's API stands beside its form unless it is said otherwise: `…/fim/est3Dgate`, `…/fim/api`. */
const apiBeside = (gatewayUrl: string): string => new URL('api', gatewayUrl).href;

const productionProblem = (variables: Variables, demo: boolean): string | null => {
  if (demo) return 'NODE_ENV must not be production in demo mode.';
  const {
    PUBLIC_ORIGIN = '',
    BANK_URL = '',
    BANK_CLIENT_ID,
    BANK_STORE_KEY,
    BANK_API_URL,
    BANK_API_USER,
  } = variables;
  if (!PUBLIC_ORIGIN.startsWith('https:')) return 'PUBLIC_ORIGIN must be an https origin in production.';
  const bank = new URL(BANK_URL);
  if (bank.protocol !== 'https:' || /(?:^|\.)localhost$/.test(bank.hostname)) {
    return 'BANK_URL must be the bank’s https address in production, not the simulator’s.';
  }
  if (BANK_CLIENT_ID === demoBank.clientId)
    return 'BANK_CLIENT_ID must not be the simulator’s in production.';
  if (BANK_STORE_KEY?.startsWith(demoBank.storeKey))
    return 'BANK_STORE_KEY must not be the simulator’s in production.';
  if (BANK_API_USER === demoBank.apiUser) return 'BANK_API_USER must not be the simulator’s in production.';
  if (BANK_API_URL !== undefined && !BANK_API_URL.startsWith('https:'))
    return 'BANK_API_URL must be an https address in production.';
  return null;
};

/** Where the database is, for a program that needs nothing else; or one line that names the variable that is wrong. */
export const readDatabasePlace = (
  environment: Environment,
): { readonly url: string } | { readonly dataDir: string } | string => {
  const { DATABASE_URL, DATA_DIR } = environment;
  const read = shape
    .pick({ DATABASE_URL: true, DATA_DIR: true })
    .safeParse({ DATABASE_URL: DATABASE_URL || undefined, DATA_DIR: DATA_DIR || undefined });
  if (!read.success) return `DATABASE_URL must be ${read.error.issues[0]?.message}.`;
  return read.data.DATABASE_URL === undefined
    ? { dataDir: read.data.DATA_DIR }
    : { url: read.data.DATABASE_URL };
};

/** Reads and checks the environment once, at start (SRV-10). */
export const readSettings = (
  environment: Environment,
  { demo, defaultOrigin }: StartFacts,
): SettingsResult => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = shape.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, problem: `${String(issue?.path[0])} must be ${issue?.message}.` };
  }
  const variables = read.data;
  const production = variables.NODE_ENV === 'production';
  const wanted: readonly (keyof Variables)[] = production ? needed : demo ? [] : neededOutsideDemo;
  const missing = demo ? undefined : wanted.find((name) => variables[name] === undefined);
  if (missing) return { ok: false, problem: `${missing} must be set.` };
  // Not every bank lets a shop ask: without a user it is never asked (PAY-10), half of one is a mistake.
  const half = (variables.BANK_API_USER === undefined) !== (variables.BANK_API_PASSWORD === undefined);
  if (half) return { ok: false, problem: 'BANK_API_USER and BANK_API_PASSWORD must be set together.' };
  const problem = production ? productionProblem(variables, demo) : null;
  if (problem) return { ok: false, problem };
  const { PORT, DATA_DIR, PUBLIC_ORIGIN, BANK_CLIENT_ID, BANK_STORE_KEY } = variables;
  const gatewayUrl = variables.BANK_URL ?? `http://bank.localhost:${PORT}/fim/est3Dgate`;
  const user = variables.BANK_API_USER ?? (demo ? demoBank.apiUser : undefined);
  const password = variables.BANK_API_PASSWORD ?? (demo ? demoBank.apiPassword : undefined);
  return {
    ok: true,
    settings: {
      shop: {
        production,
        demo,
        origin: new URL(PUBLIC_ORIGIN ?? defaultOrigin(PORT)).origin,
        dataDir: DATA_DIR,
        smtpUrl: variables.SMTP_URL ?? null,
        mailFrom: variables.MAIL_FROM ?? 'shop@localhost',
        operatorMail: variables.OPERATOR_MAIL ?? 'operator@localhost',
        bank: {
          gatewayUrl,
          clientId: BANK_CLIENT_ID ?? demoBank.clientId,
          storeKey: BANK_STORE_KEY ?? demoBank.storeKey,
          api:
            user === undefined || password === undefined
              ? null
              : { apiUrl: variables.BANK_API_URL ?? apiBeside(gatewayUrl), user, password },
        },
        trustedProxy: variables.TRUSTED_PROXY ?? [],
        checkAnswers: !production,
      },
      databaseUrl: variables.DATABASE_URL ?? null,
      dataDir: DATA_DIR,
      port: PORT,
      operatorPort: variables.OPERATOR_PORT ?? null,
      logLevel: variables.LOG_LEVEL,
    },
  };
};
