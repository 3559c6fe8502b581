import type { Client } from '@tooling/load/client';

/** Waits until the server answers, at most so many seconds; gives the milliseconds that it took. */
export const untilReady = async (client: Client, seconds = 30): Promise<number> => {
  const begun = performance.now();
  for (;;) {
    const up = await client.send({ method: 'GET', path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    );
    const waited = performance.now() - begun;
    if (up) return waited;
    if (waited > seconds * 1000) throw new Error(`the server did not start within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
