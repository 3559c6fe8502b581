import type { CountryContext } from '../../context.ts';
import { createBankQueries } from './nestpay/bank-queries.ts';
import { createNestpay } from './nestpay/create-nestpay.ts';
import type { PaymentProvider } from './provider.ts';

/** The country's way to take cards, made of its definition and its settings (PAY-3). Without keys the start fails. */
export const createProvider = ({
  country,
  settings,
  ids,
}: Pick<CountryContext, 'country' | 'settings' | 'ids'>): PaymentProvider => {
  const { api, ...merchant } = settings.bank;
  const { currency } = country;
  return createNestpay({
    slug: country.card.provider,
    mode: country.card.mode,
    ...merchant,
    queries: api && createBankQueries({ ...api, clientId: merchant.clientId, currency }),
    origin: settings.origin,
    token: (bytes) => ids.token(bytes),
  });
};
