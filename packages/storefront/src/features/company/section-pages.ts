import type { CountryDefinition } from '@caravan/country';
import { offeredRoutes } from '../../routes/offered-routes.ts';
import type { ScreenRoute, SectionEntry, SectionName } from '../../routes/screen-route.ts';

/** A page of a section, as its links name it. */
export interface SectionPage extends Pick<SectionEntry, 'title'> {
  readonly name: ScreenRoute['name'];
  readonly path: string;
}

/** The pages of a section that the country has, in the order of the route objects (ROUTE-16). */
export const sectionPages = (
  routes: readonly ScreenRoute[],
  country: CountryDefinition,
  of: SectionName,
): SectionPage[] =>
  offeredRoutes(routes, country).flatMap(({ name, path, section }) =>
    section?.of === of ? [{ name, path, title: section.title }] : [],
  );
