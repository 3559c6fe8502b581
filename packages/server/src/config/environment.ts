import type { PaymentGateway } from '../payment/gateway.ts';
import type { BankSettings, ShopSettings } from './settings.ts';
import {
  aboutVariable,
  defaultDataDir,
  variableNames,
  variables,
  type AboutVariable,
  type Variables,
} from './variables.ts';

/** Variables of the environment by name, as the process got them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What the app that starts the server knows of itself. */
export interface StartFacts {
  /** Origin when `PUBLIC_ORIGIN` is not set, from the port. */
  readonly defaultOrigin: (port: number) => string;
  /** How it takes cards, where it is not by the core's own gateway. */
  readonly gateway?: PaymentGateway | undefined;
}

/** All that a process is told from outside (SRV-10). */
export interface ProcessSettings {
  readonly shop: ShopSettings;
  /** PostgreSQL; null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** Connections to PostgreSQL for those who wait for an answer. */
  readonly databaseConnections: number;
  readonly dataDir: string;
  readonly port: number;
  /** Where probes and metrics answer; null: nowhere. */
  readonly operatorPort: number | null;
  /** The address on which they do. */
  readonly operatorHost: string;
  /** Seconds for which `/readyz` refuses before the process stops, so that balancers send nobody more (OPS-4). */
  readonly drainSeconds: number;
  readonly logLevel: Variables['LOG_LEVEL'];
}

/** Settings, or a line for each variable that is missing or wrong: its name, what it must be, what was found, what it is for, an example. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: ProcessSettings }
  | { readonly ok: false; readonly problems: readonly string[] };

/** What each variable is for, with an example: the guide of operators lists the same. */
export const settingsAbout: Readonly<Record<string, AboutVariable>> = Object.fromEntries(
  variableNames.map((name) => [name, aboutVariable(name)]),
);

/** The bank's API stands beside its form unless it is said otherwise: `…/fim/est3Dgate`, `…/fim/api`. */
const apiBeside = (gatewayUrl: string): string => new URL('api', gatewayUrl).href;

/** Variables of the core's own gateway: nobody is asked for them where another takes the cards. */
const bankNames: ReadonlySet<string> = new Set(variableNames.filter((name) => name.startsWith('BANK_')));

/** What is wrong with one variable, or null. `said` is what its shape says of it. */
const problemOf = (
  { needed, inProduction }: AboutVariable,
  value: string | undefined,
  said: string | undefined,
  production: boolean,
): string | null => {
  if (value === undefined)
    return needed === 'always' || (needed === 'in production' && production) ? 'be set' : null;
  if (said !== undefined) return `be ${said}`;
  return production && inProduction?.passes(value) === false ? inProduction.must : null;
};

/** Not every bank lets a shop ask: without a user it is never asked (PAY-10), half of one is a mistake. */
const halfUser = ({ BANK_API_USER: user, BANK_API_PASSWORD: password }: Environment): [string, string][] => [
  ...(user === undefined && password !== undefined
    ? [['BANK_API_USER', 'be set with BANK_API_PASSWORD'] satisfies [string, string]]
    : []),
  ...(user !== undefined && password === undefined
    ? [['BANK_API_PASSWORD', 'be set with BANK_API_USER'] satisfies [string, string]]
    : []),
];

/** A line for each variable that is missing or wrong, in the order of the list; all of them, so that one start tells everything. */
const problemsOf = (given: Environment, gateway: PaymentGateway | undefined): string[] => {
  const said = new Map(
    variables
      .safeParse(given)
      .error?.issues.map(({ path, message }): [string, string] => [String(path[0]), message]),
  );
  const mode = variables.shape.NODE_ENV.safeParse(given['NODE_ENV']).data ?? 'production';
  const own = Object.entries(gateway?.variables ?? {});
  for (const [name, { must, passes }] of own) {
    const value = given[name];
    if (value !== undefined && !passes(value)) said.set(name, must);
  }
  const asked = new Map<string, AboutVariable>([
    ...variableNames
      .filter((name) => gateway === undefined || !bankNames.has(name))
      .map((name): [string, AboutVariable] => [name, aboutVariable(name)]),
    ...own,
  ]);
  const wrong = new Map(
    [...asked].map(([name, about]) => [
      name,
      problemOf(about, given[name], said.get(name), mode === 'production'),
    ]),
  );
  if (gateway === undefined) for (const [name, must] of halfUser(given)) wrong.set(name, must);
  if (wrong.get('OPERATOR_PORT') === null && (given['PORT'] ?? '3000') === given['OPERATOR_PORT'])
    wrong.set('OPERATOR_PORT', 'be another port than PORT');
  return [...wrong].flatMap(([name, must]) => {
    const { meaning = '', example = '', told } = asked.get(name) ?? {};
    const value = given[name];
    const found = told && value !== undefined ? `, found ${JSON.stringify(value)}` : '';
    return must === null ? [] : [`${name} must ${must}${found}: ${meaning}, for example ${example}`];
  });
};

/** The folder for what must survive the database's absence. */
export const readDataDir = ({ DATA_DIR }: Environment): string => DATA_DIR || defaultDataDir;

/**
 * Where the database is, for a program that needs nothing else; or one line that names the variable that is missing or wrong. As at a
 * start it is production unless it is said otherwise; who names a folder without saying what it is means the embedded database there.
 */
export const readDatabasePlace = (
  environment: Environment,
): { readonly url: string } | { readonly dataDir: string } | string => {
  const { DATABASE_URL: url, DATA_DIR, NODE_ENV: mode } = environment;
  if (url) {
    const read = variables.shape.DATABASE_URL.safeParse(url);
    return read.success ? { url } : `DATABASE_URL must be ${read.error.issues[0]?.message}.`;
  }
  if (mode === 'production' || !(mode || DATA_DIR)) {
    const { meaning, example } = aboutVariable('DATABASE_URL');
    const other = mode ? '' : '; or DATA_DIR: the folder of an embedded one';
    return `DATABASE_URL must be set: ${meaning}, for example ${example}${other}`;
  }
  return { dataDir: readDataDir(environment) };
};

/** The merchant at a NestPay bank. */
const bankOf = ({
  BANK_URL = '',
  BANK_CLIENT_ID = '',
  BANK_STORE_KEY = '',
  BANK_STORE_KEY_OTHER: otherKey,
  BANK_API_URL = apiBeside(BANK_URL),
  BANK_API_USER: user,
  BANK_API_PASSWORD: password,
}: Variables): BankSettings => ({
  gatewayUrl: BANK_URL,
  clientId: BANK_CLIENT_ID,
  storeKeys: [BANK_STORE_KEY, ...(otherKey === undefined ? [] : [otherKey])],
  api: user === undefined || password === undefined ? null : { apiUrl: BANK_API_URL, user, password },
});

/** What a gateway's own variables are set to. */
const valuesOf = (gateway: PaymentGateway, given: Environment): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(gateway.variables).flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Reads and checks the environment once, at start (SRV-10). What is forgotten is never made up: without settings it is production (SEC-9). */
export const readSettings = (
  environment: Environment,
  { defaultOrigin, gateway }: StartFacts,
): SettingsResult => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const problems = problemsOf(given, gateway);
  if (problems.length > 0) return { ok: false, problems };
  const read = variables.parse(
    gateway === undefined
      ? given
      : Object.fromEntries(Object.entries(given).filter(([name]) => !bankNames.has(name))),
  );
  const production = read.NODE_ENV === 'production';
  const { PORT, DATA_DIR, PUBLIC_ORIGIN } = read;
  return {
    ok: true,
    settings: {
      shop: {
        production,
        origin: new URL(PUBLIC_ORIGIN ?? defaultOrigin(PORT)).origin,
        dataDir: DATA_DIR,
        smtpUrl: read.SMTP_URL ?? null,
        mailFrom: read.MAIL_FROM ?? 'shop@localhost',
        operatorMail: read.OPERATOR_MAIL ?? 'operator@localhost',
        bank: gateway === undefined ? bankOf(read) : gateway.connect(valuesOf(gateway, given)),
        trustedProxy: read.TRUSTED_PROXY ?? [],
        checkAnswers: !production,
      },
      databaseUrl: read.DATABASE_URL ?? null,
      databaseConnections: read.DATABASE_CONNECTIONS,
      dataDir: DATA_DIR,
      port: PORT,
      operatorPort: read.OPERATOR_PORT ?? null,
      operatorHost: read.OPERATOR_HOST,
      drainSeconds: read.DRAIN_SECONDS,
      logLevel: read.LOG_LEVEL,
    },
  };
};
