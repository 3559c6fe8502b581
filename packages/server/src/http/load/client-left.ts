import type { FastifyRequest } from 'fastify';

/** Whether nobody waits for the answer any more: the connection is gone. */
export const clientLeft = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed;
