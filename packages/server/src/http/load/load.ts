import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';
import { Refusal } from '../refusal.ts';

/** What a process takes on at once. */
export interface LoadLimits {
  /** Calls and pages that are worked on. */
  readonly inFlight: number;
  /** Requests that one connection may send before it hears an answer: browsers and proxies send one. */
  readonly perConnection: number;
  /** Milliseconds for which an answer may wait for its reader; Node cuts one that took nothing in twice that time. */
  readonly readerTimeout: number;
  /** Milliseconds by which the event loop may be late three times running, while more than `lightLoad` is in flight. */
  readonly loopDelay: number;
  /** Milliseconds after which a call that is still worked on is behind: half as many as `lightLoad` of them are an overload, too. */
  readonly behind: number;
  /** In flight up to which a late event loop, or calls that are behind, are no overload: the machine is busy with something else, or one call is heavy. */
  readonly lightLoad: number;
}

/** Enough to keep ten connections to the database busy for a second; what comes above it would only wait. */
export const usualLoad: LoadLimits = {
  inFlight: 200,
  perConnection: 16,
  readerTimeout: 7000,
  loopDelay: 500,
  behind: 700,
  lightLoad: 50,
};

/** How much a process is doing just now (F35). */
export interface Load {
  /** Whether another call would only make all of them slower. */
  readonly isFull: () => boolean;
  /** Counts a request until its answer has ended, or until what this gives is called. */
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => () => void;
  readonly stop: () => void;
}

/** Seconds after which a refused call is worth trying again. */
const retrySeconds = 5;

/** Refuses what there is no room for. */
export const busy = (): Refusal => new Refusal('unavailable_service', { retryAfter: retrySeconds });

/** Milliseconds between two looks at the event loop. */
const lookEvery = 250;

/** What ends when a connection does: one listener for all of its requests, however many it sends without waiting. */
const openOn = new WeakMap<Socket, Set<() => void>>();

const endsOf = (socket: Socket): Set<() => void> => {
  const known = openOn.get(socket);
  if (known) return known;
  const ends = new Set<() => void>();
  openOn.set(socket, ends);
  socket.once('close', () => {
    for (const end of ends) end();
  });
  return ends;
};

/** Calls `done` once: when the answer was sent, or when its connection is gone before that. */
const onEnd = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  // An answer that stands behind others on its connection is told nothing; the connection itself is.
  const ends = endsOf(request.raw.socket);
  const end = (): void => {
    if (ends.delete(end)) done();
  };
  ends.add(end);
  reply.raw.once('finish', end);
  reply.raw.once('close', end);
};

/** Counts what is in flight, and feels how late the event loop is. */
export const createLoad = ({
  inFlight,
  loopDelay,
  behind,
  lightLoad,
}: Pick<LoadLimits, 'inFlight' | 'loopDelay' | 'behind' | 'lightLoad'>): Load => {
  /** What is in flight, the oldest first: each by when it began. */
  const begun = new Set<{ readonly at: number }>();
  /** Whether so many have waited so long that who comes now would wait longer than anybody likes to. */
  const isBehind = (): boolean => {
    const before = performance.now() - behind;
    let many = lightLoad / 2;
    for (const { at } of begun) {
      if (at > before) return false;
      many -= 1;
      if (many <= 0) return true;
    }
    return false;
  };
  /** How late the latest looks came; one long piece of work is no overload. */
  let late = [0, 0, 0];
  let looked = performance.now();
  const timer = setInterval(() => {
    const at = performance.now();
    late = [...late.slice(1), at - looked - lookEvery];
    looked = at;
  }, lookEvery);
  timer.unref();
  return {
    isFull: () =>
      begun.size >= inFlight || (begun.size > lightLoad && (Math.min(...late) > loopDelay || isBehind())),
    begin(request, reply) {
      const call = { at: performance.now() };
      begun.add(call);
      const end = (): void => void begun.delete(call);
      onEnd(request, reply, end);
      return end;
    },
    stop: () => clearInterval(timer),
  };
};

/** Answered whatever the load and the mode: probes, files of the build and pictures, and the bank, whose money is never turned away. */
export const alwaysAnswered = /^\/(?:healthz|readyz|assets\/|media\/|pay\/callback\/)/;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Above its limits a process answers 503 with `Retry-After` at once instead of making everybody wait, and goes on by itself
 * when there is less to do (F35). A connection that asks without waiting for answers is cut, and so is one that reads none (F27).
 */
export const shedLoad = (
  app: FastifyInstance,
  load: Load,
  { perConnection, readerTimeout }: LoadLimits,
): void => {
  const asked = new WeakMap<Socket, number>();
  /** Counted calls, by how to count them no longer. */
  const counted = new WeakMap<FastifyRequest, () => void>();
  let told = -Infinity;
  app.addHook('onRequest', async (request, reply) => {
    const { socket, url = '/' } = request.raw;
    const waiting = (asked.get(socket) ?? 0) + 1;
    asked.set(socket, waiting);
    onEnd(request, reply, () => asked.set(socket, (asked.get(socket) ?? 1) - 1));
    if (waiting > perConnection) {
      reply.hijack();
      socket.destroy();
      return;
    }
    // Pages judge for themselves.
    if (alwaysAnswered.test(url) || request.routeOptions.url === '/*') return;
    if (!load.isFull()) {
      counted.set(request, load.begin(request, reply));
      return;
    }
    if (performance.now() - told > retrySeconds * 1000) {
      told = performance.now();
      request.log.error('alert: too much to do, calls are refused');
    }
    throw busy();
  });
  // While a body comes nothing is done for it: one that comes a byte at a time takes nobody's place (F27).
  app.addHook('preParsing', async (request) => {
    if (hasBody(request)) counted.get(request)?.();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (counted.has(request) && hasBody(request)) load.begin(request, reply);
  });
  app.addHook('onSend', async ({ raw }) => {
    // A page that the server asks itself for has none.
    if (raw.socket instanceof Socket) raw.socket.setTimeout(readerTimeout);
  });
  app.addHook('onClose', async () => load.stop());
};
