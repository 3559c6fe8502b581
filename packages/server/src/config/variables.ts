import { z } from 'zod';

/** What a variable is for, and where it has to be said; the guide of operators lists the same. */
export interface AboutVariable {
  readonly meaning: string;
  readonly example: string;
  /** Nothing secret has a default, and behind a proxy every buyer would else have the proxy's address (SEC-9). */
  readonly needed?: 'always' | 'in production';
  /** Whether a wrong value is told to who set it: not of what is a secret or may hold one. */
  readonly told?: true;
  /** What production refuses of values that would do elsewhere; only values that look as they must are asked about. */
  readonly inProduction?: { readonly must: string; readonly passes: (value: string) => boolean };
}

const about = z.registry<AboutVariable>();

const port = z.coerce
  .number({ error: 'a port number' })
  .int()
  .min(1, 'a port number')
  .max(65_535, 'a port number');
const urlOf = (protocols: RegExp, what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), what);
const storeKey = z.string().min(8, 'at least 8 characters');
const isNetwork = (text: string): boolean =>
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.literal('loopback')]).safeParse(text).success;
const origin = 'an origin like https://shop.example, without a path';
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const isPublic = (address: string): boolean =>
  address.startsWith('https:') && !/(?:^|\.)localhost$/.test(new URL(address).hostname);
/** Refuses how the bank simulator's merchants begin, which everyone knows (PAY-4). */
const notSimulated = (known: RegExp): NonNullable<AboutVariable['inProduction']> => ({
  must: 'not be the simulator’s in production',
  passes: (value) => !known.test(value),
});
const simulatedKey = notSimulated(/^demo-store-key/);

/** The folder for data where none is named. */
export const defaultDataDir = '.data';

/** What each variable must look like when it is set, in the order in which an operator is told of them. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test')
    .default('production')
    .register(about, {
      meaning: 'how strict the server is; production when it is not set',
      example: 'production',
      told: true,
    }),
  DATABASE_URL: urlOf(/^postgres(?:ql)?:$/, 'an address like postgres://user:password@host/database')
    .optional()
    .register(about, {
      meaning: 'the PostgreSQL database',
      example: 'postgres://shop:password@db.internal/shop_kg',
      needed: 'in production',
    }),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'a number from 2 to 200' })
    .int('a whole number from 2 to 200')
    .min(2, 'a number from 2 to 200')
    .max(200, 'a number from 2 to 200')
    .default(10)
    .register(about, {
      meaning:
        'how many connections to PostgreSQL this process keeps for those who wait for an answer, beside twelve for orders, later work, searches and counts; 10 when it is not set',
      example: '10',
      told: true,
    }),
  DATA_DIR: z
    .string()
    .default(defaultDataDir)
    .register(about, {
      meaning: `a folder for what must survive the database’s absence; ${defaultDataDir} when it is not set`,
      example: '/var/lib/shop',
      told: true,
    }),
  PORT: port.default(3000).register(about, {
    meaning: 'the port the shop answers on; 3000 when it is not set',
    example: '3000',
    told: true,
  }),
  OPERATOR_PORT: port.optional().register(about, {
    meaning: 'the port of metrics; without one nobody is told them',
    example: '9464',
    told: true,
  }),
  OPERATOR_HOST: z
    .union([z.ipv4(), z.ipv6()], 'an address of this machine')
    .default('127.0.0.1')
    .register(about, {
      meaning: 'the address on which metrics answer; this machine alone when it is not set',
      example: '127.0.0.1',
      told: true,
    }),
  PUBLIC_ORIGIN: urlOf(/^https?:$/, origin)
    .refine((text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`, origin)
    .optional()
    .register(about, {
      meaning: 'the address under which buyers reach the shop',
      example: 'https://shop.example',
      told: true,
      needed: 'in production',
      inProduction: {
        must: 'be an https origin in production',
        passes: (origin) => origin.startsWith('https:'),
      },
    }),
  SMTP_URL: urlOf(/^smtps?:$/, 'an address like smtps://user:password@host')
    .optional()
    .register(about, {
      meaning: 'the mail server',
      example: 'smtps://shop:password@mail.example',
      needed: 'in production',
    }),
  MAIL_FROM: z.email('an email address').optional().register(about, {
    meaning: 'the sender of mails',
    example: 'shop@shop.example',
    told: true,
    needed: 'in production',
  }),
  OPERATOR_MAIL: z.email('an email address').optional().register(about, {
    meaning: 'who is told what a person must decide',
    example: 'office@shop.example',
    told: true,
    needed: 'in production',
  }),
  BANK_URL: urlOf(/^https?:$/, 'the gateway’s https address')
    .optional()
    .register(about, {
      meaning: 'the bank’s 3-D Secure page',
      example: 'https://bank.example/fim/est3Dgate',
      told: true,
      needed: 'always',
      inProduction: {
        must: 'be the bank’s https address in production, not the simulator’s',
        passes: isPublic,
      },
    }),
  BANK_CLIENT_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{1,15}$/, 'letters and digits, at most 15')
    .optional()
    .register(about, {
      meaning: 'the shop’s number at the bank',
      example: '100200300',
      told: true,
      needed: 'always',
      inProduction: notSimulated(/^(?:demo|990000001)/),
    }),
  BANK_STORE_KEY: storeKey.optional().register(about, {
    meaning: 'the secret that signs payments',
    example: 'a-long-key-of-the-bank',
    needed: 'always',
    inProduction: simulatedKey,
  }),
  BANK_STORE_KEY_OTHER: storeKey.optional().register(about, {
    meaning: 'a second secret with which the bank may sign while keys are exchanged',
    example: 'the-key-before-or-after',
    inProduction: simulatedKey,
  }),
  BANK_API_URL: urlOf(/^https?:$/, 'the address of the bank’s API')
    .optional()
    .register(about, {
      meaning: 'the bank’s API; beside BANK_URL when it is not set',
      example: 'https://bank.example/fim/api',
      told: true,
      inProduction: {
        must: 'be an https address in production, not the simulator’s',
        passes: isPublic,
      },
    }),
  BANK_API_USER: z
    .string()
    .max(64, 'at most 64 characters')
    .optional()
    .register(about, {
      meaning: 'the user who may ask the bank and refund',
      example: 'shop-api',
      told: true,
      inProduction: notSimulated(/^demo-api/),
    }),
  BANK_API_PASSWORD: z.string().max(128, 'at most 128 characters').optional().register(about, {
    meaning: 'the password of BANK_API_USER',
    example: 'a-long-password',
  }),
  TRUSTED_PROXY: z
    .string()
    .transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim())))
    .refine((list) => list.every(isNetwork), 'none, or addresses and networks separated by commas')
    .optional()
    .register(about, {
      meaning: 'the proxies whose X-Forwarded-For is believed; none when buyers reach this process directly',
      example: '10.0.0.0/8',
      told: true,
      needed: 'in production',
    }),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'seconds, at most 60' })
    .int('whole seconds')
    .min(0, 'seconds, at most 60')
    .max(60, 'seconds, at most 60')
    .default(0)
    .register(about, {
      meaning:
        'how long /readyz refuses before a stop, so that a balancer sends nobody more; 0 when it is not set',
      example: '5',
      told: true,
    }),
  LOG_LEVEL: z
    .enum(logLevels, `one of ${logLevels.join(', ')}`)
    .default('info')
    .register(about, { meaning: 'how much is logged; info when it is not set', example: 'info', told: true }),
});

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;

export const isVariableName = (name: unknown): name is VariableName =>
  typeof name === 'string' && name in variables.shape;

/** What an operator is told of a variable. Throws for one that was added without a description: the server's tests ask for all. */
export const aboutVariable = (name: VariableName): AboutVariable => {
  const said = about.get(variables.shape[name]);
  if (said === undefined) throw new Error(`${name} has no description`);
  return said;
};

/** All variables in the order of the list. */
export const variableNames: readonly VariableName[] = Object.keys(variables.shape).filter(isVariableName);
