import { createServer } from 'node:net';
import { failureCode } from '../db/failures.ts';

/** A port that can't be had; what is to be done says the message, in one line. */
export class PortRefused extends Error {
  override readonly name = 'PortRefused';
}

/**
 * Asks for a port before anything is loaded for it, and lets it go again. @throws PortRefused when another program has it or this one
 * may not.
 */
export const refuseTakenPort = async (port: number, host = '::'): Promise<void> => {
  const asked = createServer();
  try {
    await new Promise<void>((resolve, reject) => asked.once('error', reject).listen(port, host, resolve));
  } catch (error) {
    const code = failureCode(error);
    if (code === 'EADDRINUSE')
      throw new PortRefused(
        `port ${port} is taken by another program (${code}); end that one, or take another number`,
        { cause: error },
      );
    if (code === 'EACCES')
      throw new PortRefused(`port ${port} is not allowed to this user (${code}); take one from 1024`, {
        cause: error,
      });
    throw error;
  }
  await new Promise((resolve) => asked.close(resolve));
};
