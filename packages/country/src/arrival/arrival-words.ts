import type { Arrival, IsoDay } from '@caravan/cart-rules';

/** A message of the area `arrival` with what it says. */
interface Spoken {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
}

type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

const parts = (day: IsoDay) => ({
  day: Number(day.slice(8)),
  month: day.slice(5, 7),
  weekday: new Date(day).getUTCDay() || 7,
});

/** `Tue 24 Nov`, `24–26 Nov`, `30 Nov – 2 Dec`. Not `Intl`: Chromium has no Azerbaijani, Georgian or Kazakh months. */
const daysWords = ({ from, to }: Arrival): Spoken => {
  const first = parts(from);
  const last = parts(to);
  if (from === to) return { id: 'arrival.day', values: first };
  const values = { day: first.day, month: first.month, lastDay: last.day, lastMonth: last.month };
  return { id: first.month === last.month ? 'arrival.days' : 'arrival.days-of-months', values };
};

/** The days alone, in the language of the words. */
export const sayDays = (arrival: Arrival, say: Say): string => {
  const { id, values } = daysWords(arrival);
  return say(id, values);
};

/** `Arrives Tue 24 Nov`; of what is collected `Ready from Tue 24 Nov` (DLV-6). */
export const sayArrival = (arrival: Arrival, kind: 'courier' | 'pickup', say: Say): string =>
  kind === 'pickup'
    ? say('arrival.ready', { when: sayDays({ from: arrival.from, to: arrival.from }, say) })
    : say('arrival.arrives', { when: sayDays(arrival, say) });
