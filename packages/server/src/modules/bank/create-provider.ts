import type { CountryContext } from '../../context.ts';
import { createBankQueries } from './nestpay/create-bank-queries.ts';
import { createNestpay } from './nestpay/create-nestpay.ts';
import type { PaymentProvider } from '../../payment/provider.ts';

/** The country's way to take cards, made of its definition and its settings (PAY-3). Without keys the start fails. */
export const createProvider = ({
  country,
  settings: { bank, origin },
  ids,
  clock,
}: Pick<CountryContext, 'country' | 'settings' | 'ids' | 'clock'>): PaymentProvider => {
  const token = (bytes: number): string => ids.token(bytes);
  if (typeof bank === 'function') return bank({ country, origin, now: () => clock.now(), token });
  const { api, ...merchant } = bank;
  const { currency } = country;
  return createNestpay({
    slug: country.card.provider,
    mode: country.card.mode,
    ...merchant,
    queries: api && createBankQueries({ ...api, clientId: merchant.clientId, currency }),
    origin,
    token,
  });
};
