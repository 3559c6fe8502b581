import type { FastifyInstance } from 'fastify';
import type { CountryContext } from '../../context.ts';
import { createJobs, type Jobs } from './create-jobs.ts';

/** Makes the country's jobs live as long as its server: started once it is ready, handed back when its requests have ended (SRV-13). */
export const registerJobs = (app: FastifyInstance, context: CountryContext): Jobs => {
  const jobs = createJobs(context);
  app.decorate('jobs', jobs);
  app.addHook('onReady', () => jobs.start());
  app.addHook('onClose', () => jobs.stop());
  return jobs;
};

/** Does all that waits in a server under test; gives how many jobs. */
export const drainJobs = (app: FastifyInstance): Promise<number> => app.getDecorator<Jobs>('jobs').drain();
