import type { FastifyInstance } from 'fastify';
import { productParam } from '@caravan/i18n';
import { localized } from '@caravan/country';
import type { CountryContext } from '../../context.ts';
import { untilFewer } from '../../db/until-fewer.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createThrottle, waitFor } from '../../http/throttle.ts';
import type { JobData, Jobs } from '../jobs/index.ts';
import { endsMails, registerMailLink } from '../mail-links/index.ts';
import { inLanguage, letterMail, mailLanguage, type SendMail } from '../mail/index.ts';
import { emailFault, readEmail } from '../newsletter/index.ts';
import { createStockAlertRepository } from './repository.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Mails that one look sends. */
const batch = 100;
/** Milliseconds for which an alert that was told is remembered, and an address that nobody confirms. */
const kept = { told: 30 * day, unconfirmed: 7 * day };

/** 202: what comes of it, a mail says. */
const accepted = { status: 202, body: {} } as const;

/** What the alerts stand on. `scope` reads plain forms, which mail programs post. */
export interface StockAlertParts {
  readonly jobs: Jobs;
  readonly send: SendMail;
  readonly scope: FastifyInstance;
}

/**
 * 'Tell me when it is back' (SHOP-13, API-72): an address is confirmed once, gets one mail a product, and can end it by each of
 * them. Gives what forgets old ones.
 */
export const registerStockAlerts = (
  context: CountryContext,
  route: Route,
  { jobs, send, scope }: StockAlertParts,
): { readonly purge: () => Promise<void> } => {
  const { country, settings, words, clock, ids, database } = context;
  const repository = createStockAlertRepository(context);
  const byNetwork = createThrottle(context, { what: 'stock-alert', limit: 20, windowMs: hour });
  const byAddress = createThrottle(context, { what: 'stock-alert-to', limit: 10, windowMs: day });

  route('notifyMe', async ({ params, body, language, store, words: said, request }) => {
    const email = readEmail(body.email);
    if (email === null) throw refusedFields({ email: [said._(emailFault(body.email))] });
    if (!(await repository.isProduct(params.id))) throw new Refusal('not_found');
    const waitMs = await byNetwork.count(request.ip);
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    // The answer does not tell what an address waits for, nor that it is asked for too often.
    if ((await byAddress.count(email)) !== null) return accepted;
    await database.inTransaction(async () => {
      const at = clock.now();
      const token = ids.token(16);
      const alert = await repository.add({ productId: params.id, email, language, store, token, at });
      if (!alert.confirmed)
        await jobs.send('stock-mail', {
          kind: 'stock-confirm',
          alertId: alert.id,
          about: String(at.getTime()),
        });
    });
    return accepted;
  });

  jobs.handle('stock-mail', async ({ kind, alertId, about }: JobData['stock-mail']) => {
    const alert = await repository.find(alertId);
    if (!alert || alert.confirmed !== (kind === 'stock-back')) return;
    const language = mailLanguage(alert.language, country);
    const i18n = words(language);
    const { product_id: id, names, slugs, token, email } = alert;
    const name = localized(names, language, country);
    const slug = localized(slugs, language, country);
    const end = `${settings.origin}/mails/stock/end?token=${token}`;
    const values = { name, url: inLanguage(end, language, country) };
    const said =
      kind === 'stock-confirm'
        ? {
            subject: i18n._('mail.stockConfirm.subject', values),
            paragraphs: [
              i18n._('mail.stockConfirm.lead', values),
              i18n._('mail.stockConfirm.notYou', values),
            ],
            action: {
              label: i18n._('mail.stockConfirm.action'),
              url: `${settings.origin}/mails/stock/confirm?token=${token}`,
            },
          }
        : {
            subject: i18n._('mail.stockBack.subject', values),
            paragraphs: [i18n._('mail.stockBack.lead', values), i18n._('mail.stockBack.end', values)],
            action: {
              label: i18n._('mail.stockBack.action'),
              url: `${settings.origin}/e-shop/${productParam({ id, slug })}`,
            },
          };
    const letter = {
      ...said,
      name: `${kind}.${alertId}.${about}`,
      to: email,
      greeting: i18n._('mail.stock.greeting'),
      unsubscribe: end,
    };
    await send(letterMail(context, language, letter));
  });

  jobs.every(60, 'products that are back', () =>
    untilFewer(batch, () =>
      database.inTransaction(async () => {
        const at = clock.now();
        const back = await repository.takeBack(at, batch);
        for (const alertId of back)
          await jobs.send('stock-mail', { kind: 'stock-back', alertId, about: String(at.getTime()) });
        return back.length;
      }),
    ),
  );

  registerMailLink(scope, context, {
    path: '/mails/stock/confirm',
    done: '/mails/stock-confirmed',
    failed: '/mails/failed',
    asks: {
      heading: 'server.page.confirmStock',
      text: 'server.page.confirmStockAdvice',
      button: 'mail.stockConfirm.action',
      isKnown: repository.isKnown,
    },
    follow: (token) => repository.confirm(token, clock.now()),
  });
  registerMailLink(scope, context, {
    path: '/mails/stock/end',
    done: '/mails/ended',
    failed: '/mails/failed',
    asks: { ...endsMails, isKnown: repository.isKnown },
    follow: repository.end,
  });

  return {
    purge: () => {
      const now = clock.now().getTime();
      return repository.purge(new Date(now - kept.told), new Date(now - kept.unconfirmed));
    },
  };
};
