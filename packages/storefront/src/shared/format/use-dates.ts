import { formatDate, formatDateTime } from '@caravan/i18n';
import { useShop } from '../shop.tsx';

/** Moments on the country's clock. */
export interface Dates {
  /** dd-mm-yyyy. */
  readonly date: (moment: string | Date) => string;
  readonly dateTime: (moment: string | Date) => string;
}

/** Dates as this country writes them: apart from prices, for most pages have none. */
export const useDates = (): Dates => {
  const { timeZone } = useShop().country;
  return {
    date: (moment) => formatDate(moment, timeZone),
    dateTime: (moment) => formatDateTime(moment, timeZone),
  };
};
