import { allowedLanguage } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createThrottle } from '../../http/throttle.ts';
import type { PaymentBegun, PaymentProvider } from '../bank/index.ts';
import { readBeginning } from './attempt-repository.ts';
import { isAttemptNumber } from './is-attempt-number.ts';

/** Where the browser goes next: the gateway's page, or null with the order to which it may go back. */
export interface Beginning {
  readonly url: string | null;
  readonly orderId: number | null;
}

/** A page to which the provider said that it may lead. */
const isTarget = (url: string, { formTargets }: PaymentProvider): boolean =>
  URL.canParse(url) && formTargets.includes(new URL(url).origin);

/**
 * Begins the payment of an attempt at a gateway that our server has to ask first (PAY-3): only for the sum for which its order
 * still waits, and a few times a minute at most for one attempt. No transaction is open while the gateway is asked.
 */
export const createBeginPayment = (
  context: Pick<CountryContext, 'country' | 'database' | 'clock' | 'log' | 'security'>,
  provider: PaymentProvider,
) => {
  const { country, database, security } = context;
  const throttle = createThrottle(context, { what: 'payment-begin', limit: 10, windowMs: 60_000 });

  return async (oid: string, ip: string, log: CountryContext['log']): Promise<Beginning> => {
    const { begin, slug, merchant } = provider;
    if (begin === null || !isAttemptNumber(oid)) return { url: null, orderId: null };
    const [row] = await database.run(readBeginning, [country.val, slug, merchant, oid]);
    if (!row) return { url: null, orderId: null };
    const orderId = row.order_id;
    if ((await throttle.count(oid)) !== null) {
      security.tell(log, 'throttled', { route: 'pay/begin', ip });
      return { url: null, orderId };
    }
    const begun: PaymentBegun = await begin({
      oid,
      amount: row.amount,
      currency: country.currency,
      language: allowedLanguage(country.languages, row.language) ?? country.defaultLanguage,
      orderCode: row.code,
      payer: {
        memberNumber: row.fbo_id,
        name: row.name,
        email: row.email,
        phone: row.phone,
        address: [row.street, row.district].filter((part) => part !== '').join(', '),
        city: row.city,
        country: country.engName,
        ip,
      },
    });
    if (begun.kind === 'begun' && isTarget(begun.url, provider)) return { url: begun.url, orderId };
    const why = begun.kind === 'begun' ? 'a page that is none of the gateway’s' : begun.why;
    log.error({ oid, outcome: begun.kind, why }, 'a payment did not begin');
    return { url: null, orderId };
  };
};
