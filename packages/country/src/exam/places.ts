import type { Area, DeliveryRule, Place } from '@caravan/cart-rules';
import type { CountryDefinition } from '../country.ts';
import type { CountryFixtures, RegionFixture } from './check.ts';

/** An id that no region has: a place that no area names. */
const elsewhere = -1;

const areasOf = (rules: readonly DeliveryRule[]): Area[] =>
  rules.flatMap((rule) => [
    ...(rule.kind === 'courier' && rule.area ? [rule.area] : []),
    ...(rule.transit ?? []).flatMap(({ area }) => area ?? []),
  ]);

/** Every province and district that the delivery rules name. */
export const namedPlaces = ({ rules }: CountryDefinition): { provinces: number[]; districts: number[] } => {
  const areas = areasOf(rules.delivery);
  return {
    provinces: areas.flatMap(({ provinces = [] }) => provinces),
    districts: areas.flatMap(({ districts = [] }) => districts),
  };
};

const ofRegion = ({ id, districts }: RegionFixture): Place[] =>
  districts
    .filter(({ delivers = true }) => delivers)
    .map((district) => ({ provinceId: id, districtId: district.id }));

/** Addresses to try: all that couriers go to, or, without the country's regions, one of each kind that the rules know. */
export const placesOf = (country: CountryDefinition, { regions }: CountryFixtures): Place[] => {
  if (regions) return regions.flatMap(ofRegion);
  const { provinces, districts } = namedPlaces(country);
  return [
    ...provinces.map((provinceId) => ({ provinceId, districtId: elsewhere })),
    ...districts.map((districtId) => ({ provinceId: elsewhere, districtId })),
    { provinceId: elsewhere, districtId: elsewhere },
  ];
};
