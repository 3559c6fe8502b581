import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { CountryContext } from './context.ts';
import { createRoute, type Route } from './http/route.ts';
import { createAuthenticate, type Accounts } from './modules/accounts/index.ts';
import type { Jobs } from './modules/jobs/index.ts';
import type { SendMail } from './modules/mail/index.ts';
import type { Newsletter } from './modules/newsletter/index.ts';
import {
  createContacts,
  createDeleteAccount,
  createSendProfileMail,
  mostAvatarBytes,
  noteSite,
  registerAvatars,
  registerEmailLink,
  registerOwnData,
  serveAvatars,
} from './modules/profile/index.ts';

/** What the profile stands on. */
export interface ProfileParts {
  readonly accounts: Accounts;
  readonly jobs: Jobs;
  readonly newsletter: Newsletter;
  readonly send: SendMail;
}

/** The profile whole (ACC-1 to ACC-7). Only the one call that takes a file reads forms of several parts; to all others they are refused. */
export const registerProfile = async (
  app: FastifyInstance,
  context: CountryContext,
  route: Route,
  { accounts, jobs, newsletter, send }: ProfileParts,
): Promise<void> => {
  const contacts = createContacts(context, { jobs, newsletter });
  jobs.handle('profile-mail', createSendProfileMail(context, contacts, send));
  registerOwnData(context, route, {
    accounts,
    contacts,
    deleteAccount: createDeleteAccount(context, jobs),
  });
  registerEmailLink(app, context, contacts);
  serveAvatars(app, context);
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: mostAvatarBytes, files: 1, fields: 4, fieldSize: 1000, parts: 5 },
    });
    registerAvatars(context, createRoute(scope, context, { authenticate: createAuthenticate(context) }));
  });
  await noteSite(context);
};
