import type { CountryDefinition } from '@caravan/country';
import type { ScreenRoute } from './screen-route.ts';

/** The routes that this country has. */
export const offeredRoutes = (
  routes: readonly ScreenRoute[],
  country: CountryDefinition,
): readonly ScreenRoute[] => routes.filter(({ offeredBy }) => offeredBy?.(country) ?? true);
