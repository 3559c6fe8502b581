import { localTime } from '@caravan/i18n';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { CountryContext } from '../../context.ts';
import { createVisitRepository } from './visit-repository.ts';

/** Programs that look at a link because it was sent or found, not because somebody follows it. */
const program = /bot\b|crawl|spider|slurp|preview|externalhit|whatsapp\/|vkshare|curl\/|wget\/|python/i;

/** Whether a person opens a page: not a program, and not a browser that fetches in advance. */
const isPerson = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !program.test(headers['user-agent'] ?? 'curl/') &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * Visits by referral links, each visitor once a day and owner (RTL-3). Nothing about a visitor is kept: for the running day a
 * digest with that day's salt tells them apart, then both are forgotten.
 */
export const createVisits = (context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'ids'>) => {
  const { country, clock, ids } = context;
  const repository = createVisitRepository(context);
  const today = (): string => {
    const { year, month, day } = localTime(clock.now(), country.timeZone);
    return `${year}-${two(month)}-${two(day)}`;
  };
  return {
    async count(memberId: number, request: FastifyRequest): Promise<void> {
      if (!isPerson(request)) return;
      const day = today();
      const salt = await repository.salt(day, ids.token(16));
      const told = [salt, memberId, request.ip, request.headers['user-agent']].join('\n');
      const visitor = createHash('sha256').update(told).digest('base64url');
      await repository.count(day, visitor, memberId);
    },
    /** Run now and then. */
    purge: (): Promise<void> => repository.forget(today()),
  };
};

export type Visits = ReturnType<typeof createVisits>;
