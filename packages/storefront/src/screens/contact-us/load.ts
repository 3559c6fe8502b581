import { localized } from '@caravan/country';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';
import type { OfficeCardProps } from './office-card.tsx';

/** The country's offices; where none is told of, the one that the country names itself by. */
export const load = async ({
  api,
  country,
  language,
  signal,
}: Pick<LoaderContext, 'api' | 'country' | 'language' | 'signal'>) => {
  const offices: readonly OfficeCardProps['office'][] = unwrap(await api.get('offices', { signal }));
  if (offices.length > 0) return { offices };
  const { address, hours, phone, whatsapp } = country.contacts;
  return {
    offices: [
      {
        name: localized(country.seller.name, language, country),
        address: localized(address, language, country),
        hours: localized(hours, language, country),
        phones: [phone],
        messengers: whatsapp === null ? {} : { whatsapp },
        map: null,
      },
    ],
  };
};
