import { deliveryOptions, type DeliveryRule, type Place } from '@caravan/cart-rules';
import type { CountryDefinition } from '../country.ts';
import { lacking, repeated, unmet, type Check } from './check.ts';
import { namedPlaces, placesOf } from './places.ts';

const basket = { goods: 0, cc: 0, level: null };

const storesOf = ({ stores }: Pick<CountryDefinition, 'stores'>): (number | null)[] =>
  stores.length === 0 ? [null] : stores.map(({ id }) => id);

const told = ({ provinceId, districtId }: Place): string => `province ${provinceId}, district ${districtId}`;

/** Whether a rule decides anything: with it, some address in some store is offered something else than without it. */
const decides = (country: CountryDefinition, rule: DeliveryRule, places: readonly Place[]): boolean => {
  const { rules } = country;
  const marked: DeliveryRule = { ...rule, slug: `${rule.slug} (this one)` };
  const delivery = rules.delivery.map((one) => (one === rule ? marked : one));
  return storesOf(country).some((store) =>
    places.some((place) =>
      deliveryOptions({ delivery }, { ...basket, place, store }).some(({ slug }) => slug === marked.slug),
    ),
  );
};

/** Where the goods go and what it costs. */
export const delivery: readonly Check[] = [
  {
    title: 'offers a delivery at every address, each option once',
    faults: (country, fixtures) =>
      placesOf(country, fixtures).flatMap((place) =>
        storesOf(country).flatMap((store) => {
          const slugs = deliveryOptions(country.rules, { ...basket, place, store }).map(({ slug }) => slug);
          return [
            ...unmet([slugs.length > 0, `nothing is delivered to ${told(place)}`]),
            ...repeated(slugs).map((slug) => `${slug} is offered twice at ${told(place)}`),
          ];
        }),
      ),
  },
  {
    title: 'has no delivery rule hidden behind another, and none for a place that does not exist',
    faults: (country, fixtures) => {
      const places = placesOf(country, fixtures);
      const named = namedPlaces(country);
      const { regions } = fixtures;
      const provinces = regions?.map(({ id }) => id) ?? named.provinces;
      const districts = regions?.flatMap((region) => region.districts.map(({ id }) => id)) ?? named.districts;
      return [
        ...country.rules.delivery
          .filter((rule) => !decides(country, rule, places))
          .map(({ slug, fee }) => `the rule ${slug} at ${fee} never applies`),
        ...lacking(named.provinces, provinces).map((id) => `there is no province ${id}`),
        ...lacking(named.districts, districts).map((id) => `there is no district ${id}`),
      ];
    },
  },
  {
    title: 'describes each of its deliveries, and nothing else',
    faults: ({ rules, deliveryFacts }) => {
      const slugs = rules.delivery.map(({ slug }) => slug);
      const described = Object.keys(deliveryFacts);
      return [
        ...lacking(slugs, described).map((slug) => `${slug} has no deliveryFacts`),
        ...lacking(described, slugs).map((slug) => `deliveryFacts describe ${slug}, which no rule offers`),
        ...rules.delivery
          .filter(({ fee }) => !Number.isInteger(fee) || fee < 0)
          .map(({ slug, fee }) => `the fee ${fee} of ${slug} is not a whole amount`),
      ];
    },
  },
];
