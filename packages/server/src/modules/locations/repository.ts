import { and, eq } from 'drizzle-orm';
import type { CountryContext } from '../../context.ts';
import { districts, provinces } from '../../db/schema/index.ts';

/** A region with its names by language. */
export interface RegionRow {
  readonly id: number;
  readonly names: Record<string, string>;
}

/** A district; `delivers` says whether couriers go there. */
export interface DistrictRow extends RegionRow {
  readonly provinceId: number;
  readonly delivers: boolean;
}

/** The country's regions. */
export interface LocationRepository {
  provinces(): Promise<RegionRow[]>;
  province(id: number): Promise<RegionRow | undefined>;
  districts(provinceId: number): Promise<DistrictRow[]>;
  district(id: number): Promise<DistrictRow | undefined>;
}

/** Regions in the database, of one country. */
export const createLocationRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>): LocationRepository => ({
  provinces: () =>
    database.db
      .select({ id: provinces.id, names: provinces.names })
      .from(provinces)
      .where(eq(provinces.country, val)),
  async province(id) {
    const [row] = await database.db
      .select({ id: provinces.id, names: provinces.names })
      .from(provinces)
      .where(and(eq(provinces.country, val), eq(provinces.id, id)));
    return row;
  },
  districts: (provinceId) =>
    database.db
      .select()
      .from(districts)
      .where(and(eq(districts.country, val), eq(districts.provinceId, provinceId))),
  async district(id) {
    const [row] = await database.db
      .select()
      .from(districts)
      .where(and(eq(districts.country, val), eq(districts.id, id)));
    return row;
  },
});
