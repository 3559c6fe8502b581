import type { CountryDefinition } from '@caravan/country';
import { offeredRoutes } from './offered-routes.ts';
import type { InformationEntry, ScreenRoute } from './screen-route.ts';

export interface InformationItem extends InformationEntry {
  readonly name: ScreenRoute['name'];
  readonly path: string;
}

/** The information pages that the country has, in their order (ROUTE-16, SHELL-10). */
export const informationOf = (
  routes: readonly ScreenRoute[],
  country: CountryDefinition,
): InformationItem[] =>
  offeredRoutes(routes, country)
    .flatMap(({ name, path, information }) => (information ? [{ ...information, name, path }] : []))
    .sort((a, b) => a.order - b.order);
