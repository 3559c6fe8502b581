import { formatDay } from '@caravan/country';
import { localTime } from '@caravan/i18n';
import { slugOf } from '../../features/company/slug-of.ts';
import { unwrapPage } from '../../features/company/unwrap-page.ts';
import { notFound } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';
import { orderCards } from './order-cards.ts';

const calls = {
  'why-forever': 'whyForeverPage',
  events: 'eventPage',
  incentives: 'incentivePage',
} as const;

const callOf = (slug: string) => Object.entries(calls).find(([name]) => name === slug)?.[1];

/** The page that the address names, with its cards; which of them are still to come is said by the country's calendar. */
export const load = async ({
  api,
  url,
  country,
  signal,
}: Pick<LoaderContext, 'api' | 'url' | 'country' | 'signal'>) => {
  const call = callOf(slugOf(url));
  if (call === undefined) throw notFound();
  const { cards, ...page } = unwrapPage(await api.get(call, { signal }));
  const today = formatDay(localTime(new Date(), country.timeZone));
  return { page, cards: orderCards(cards, today) };
};

export type CardsData = Awaited<ReturnType<typeof load>>;
