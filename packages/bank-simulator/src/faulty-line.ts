import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BankFaults } from './faults.ts';

const nonsense =
  '<!doctype html><html><head><title>Down</title></head><body><h1>Maintenance</h1></body></html>';

/** What a question came to: whether it changed the books, and how the answer is sent. */
export interface Worked {
  readonly changed: boolean;
  readonly send: () => FastifyReply;
}

/** The line between a shop and an API of the bank, with what can go wrong on it on purpose. */
export const createFaultyLine = (app: FastifyInstance, faults: BankFaults) => {
  const unanswered = new Set<Socket>();
  app.addHook('preClose', async () => {
    for (const socket of unanswered) socket.destroy();
  });

  return async (request: FastifyRequest, reply: FastifyReply, work: () => Worked): Promise<FastifyReply> => {
    const { socket } = request.raw;
    if (faults.silent) {
      unanswered.add(socket);
      socket.once('close', () => unanswered.delete(socket));
      return reply.hijack();
    }
    if (faults.serverError) return reply.code(500).type('text/plain').send('Internal Server Error');
    if (faults.nonsense) return reply.type('text/html;charset=UTF-8').send(nonsense);
    const { changed, send } = work();
    if (changed && faults.loseAnswer) {
      socket.destroy();
      return reply.hijack();
    }
    if (faults.slow > 0) await wait(faults.slow, undefined, { ref: false });
    return send();
  };
};
