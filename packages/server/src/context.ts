import type { CountryDefinition } from '@caravan/country';
import type { FastifyBaseLogger } from 'fastify';
import { randomBytes, randomInt } from 'node:crypto';
import type { ShopSettings } from './config/settings.ts';
import type { Database } from './db/database.ts';
import type { Load } from './http/load.ts';
import type { ReadMode } from './shop-mode.ts';
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
  readonly settings: ShopSettings;
  readonly words: Words;
  /** How the shop is open just now (SHELL-14). */
  readonly mode: ReadMode;
  /** How much the process is doing just now (F35). */
  readonly load: Pick<Load, 'isFull' | 'begin'>;
}

export const systemClock: Clock = { now: () => new Date() };

export const secureIds: Ids = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  number: (below) => randomInt(below),
};
