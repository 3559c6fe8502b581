import type { CountryDefinition } from '@caravan/country';
import type { FastifyBaseLogger } from 'fastify';
import type { ShopSettings } from './config/settings.ts';
import type { Database } from './db/database.ts';
import type { Load } from './http/load/load.ts';
import type { CountryMetrics } from './http/metrics.ts';
import type { OwnCalls } from './http/own-calls.ts';
import type { SecurityLog } from './http/security/security-log.ts';
import type { PaymentProvider } from './payment/provider.ts';
import type { ReadDataVersion, ReadMode } from './shop-mode.ts';
import type { Words } from './words/words.ts';

/** The time, given in so that tests can turn it. */
export interface Clock {
  now(): Date;
}

/** Randomness, given in so that tests can repeat it. */
export interface Ids {
  /** Unguessable text of so many random bytes, base64url. */
  token(bytes: number): string;
  /** A random whole number from 0 to `below` − 1. */
  number(below: number): number;
}

/** All that a capability of one country's server works with. There is one per country and nothing is shared but the database. */
export interface CountryContext {
  readonly country: CountryDefinition;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: FastifyBaseLogger;
  readonly security: SecurityLog;
  readonly metrics: CountryMetrics;
  readonly settings: ShopSettings;
  readonly words: Words;
  /** How cards are taken (PAY-3). */
  readonly provider: PaymentProvider;
  /** How the shop is open just now (SHELL-14). */
  readonly mode: ReadMode;
  /** Which version its goods, prices and texts have (SRV-18). */
  readonly dataVersion: ReadDataVersion;
  /** The API, for pages: without the network. */
  readonly ownCalls: OwnCalls;
  /** How much the process is doing just now (F35). */
  readonly load: Pick<Load, 'isFull' | 'begin'>;
}

/** The machine’s own clock. */
export const systemClock: Clock = { now: () => new Date() };
