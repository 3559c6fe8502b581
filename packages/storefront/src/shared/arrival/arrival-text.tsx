import { arrivalBy } from '@caravan/cart-rules';
import { sayArrival, sayDays } from '@caravan/country';
import { localTime, wholeDays } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import { useShop } from '../shop.tsx';
import type { DeferredArrivalProps } from './deferred-arrival.tsx';
import { useHolidays } from './use-holidays.ts';
import { useNow } from './use-now.ts';

/** `Arrives Tue 24 Nov`; beside the name of a zone the days alone. Nothing until the country's days off are known. */
const ArrivalText = ({ rule, transit }: DeferredArrivalProps) => {
  const { _ } = useLingui();
  const { rules, timeZone } = useShop().country;
  const holidays = useHolidays();
  const now = useNow();
  if (holidays === null) return null;
  const arrival = arrivalBy(rules, rule, transit, localTime(now, timeZone), holidays);
  const text = transit.zone === undefined ? sayArrival(arrival, rule.kind, _) : sayDays(arrival, _);
  return <strong>{wholeDays(text)}</strong>;
};

export default ArrivalText;
