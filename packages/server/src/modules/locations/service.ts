import type { Region } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { countriesOfTheWorld, type CountryName } from './countries-of-the-world.ts';
import { createLocationRepository, type DistrictRow, type RegionRow } from './repository.ts';

/** The regions of the country, named and sorted in a language. */
export interface Locations {
  countriesOfTheWorld(language: Language): CountryName[];
  provinces(language: Language): Promise<Region[]>;
  /** null for a province that the country does not have. */
  districts(provinceId: number, onlyDelivering: boolean, language: Language): Promise<Region[] | null>;
  province(id: number, language: Language): Promise<Region | null>;
  district(
    id: number,
    language: Language,
  ): Promise<(Region & Pick<DistrictRow, 'provinceId' | 'delivers'>) | null>;
}

/** Regions as the API gives them (API-39, API-40); other modules check addresses with them. */
export const createLocations = (context: Pick<CountryContext, 'country' | 'database'>): Locations => {
  const repository = createLocationRepository(context);
  const name = ({ names }: RegionRow, language: Language): string =>
    names[language] ?? names[context.country.defaultLanguage] ?? Object.values(names)[0] ?? '';
  const sorted = (rows: readonly RegionRow[], language: Language): Region[] => {
    const { compare } = new Intl.Collator(language);
    return rows
      .map((row) => ({ id: row.id, name: name(row, language) }))
      .sort((a, b) => compare(a.name, b.name));
  };
  return {
    countriesOfTheWorld,
    provinces: async (language) => sorted(await repository.provinces(), language),
    async districts(provinceId, onlyDelivering, language) {
      const found = await repository.districts(provinceId);
      if (found.length === 0 && !(await repository.province(provinceId))) return null;
      return sorted(onlyDelivering ? found.filter(({ delivers }) => delivers) : found, language);
    },
    async province(id, language) {
      const row = await repository.province(id);
      return row ? { id, name: name(row, language) } : null;
    },
    async district(id, language) {
      const row = await repository.district(id);
      return row
        ? { id, name: name(row, language), provinceId: row.provinceId, delivers: row.delivers }
        : null;
    },
  };
};
