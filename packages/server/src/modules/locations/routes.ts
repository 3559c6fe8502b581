import { localized } from '@caravan/country';
import type { CountryContext } from '../../context.ts';
import { ok } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createLocations } from './service.ts';

/** API-36, API-38..40: regions of the picker, countries of the world, provinces, districts. */
export const registerLocations = (context: CountryContext, route: Route): void => {
  const { country } = context;
  const locations = createLocations(context);
  route('regions', async ({ language }) =>
    ok(country.stores.map(({ id, name }) => ({ pk: id, region: localized(name, language, country) }))),
  );
  route('allCountries', async ({ language }) => ok(locations.countriesOfTheWorld(language)));
  route('provinces', async ({ language }) => ok(await locations.provinces(language)));
  route('districts', async ({ params, query, language }) => {
    const found = await locations.districts(params.province, query.allow_delivery ?? false, language);
    if (!found) throw new Refusal('not_found');
    return ok(found);
  });
};
