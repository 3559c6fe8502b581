import {
  arrivalOf,
  deliveryOptions,
  standardDispatch,
  type DeliveryRule,
  type Place,
} from '@caravan/cart-rules';
import type { CountryDefinition } from '../country.ts';
import { lacking, repeated, unmet, type Check } from './check.ts';
import { namedPlaces, placesOf } from './places.ts';
import { untranslated } from './texts.ts';

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

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

const newYear = { year: 2026, month: 1, day: 1, hour: 12, minute: 0 };

/** What is wrong with a rule's transit times and with what its zones are called. */
const transitFaults = (country: CountryDefinition, rule: DeliveryRule): string[] => {
  const { slug, transit = [] } = rule;
  const names = country.deliveryFacts[slug]?.zones ?? {};
  const zones = transit.flatMap(({ zone }) => zone ?? []);
  const { cutOff, sendsOn, deliversOn } = {
    ...(country.rules.dispatch ?? standardDispatch),
    ...rule.dispatch,
  };
  return [
    ...unmet(
      [transit.length < 2 || zones.length === transit.length, `${slug} has a zone without a name`],
      [/^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff), `the cut-off ${cutOff} of ${slug} is no time of day`],
      [sendsOn.length > 0 && deliversOn.length > 0, `${slug} never leaves or never comes`],
    ),
    ...lacking(zones, Object.keys(names)).map(
      (zone) => `deliveryFacts of ${slug} do not name its zone ${zone}`,
    ),
    ...lacking(Object.keys(names), zones).map(
      (zone) => `deliveryFacts of ${slug} name ${zone}, no zone of it`,
    ),
    ...Object.entries(names).flatMap(([zone, name]) =>
      untranslated(country, { [`zone ${zone} of ${slug}`]: name }),
    ),
    ...transit
      .filter(({ days: [fewest, most] }) => fewest < 0 || most < fewest)
      .map(({ days }) => `${slug} takes ${days.join(' to ')} days`),
  ];
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
  {
    title: 'DLV-6 promises a day for each of its deliveries at every address, and names its zones',
    faults: async (country, fixtures) => {
      const { rules } = country;
      const { holidays } = await country.holidays();
      const silent = placesOf(country, fixtures).flatMap((place) =>
        storesOf(country).flatMap((store) =>
          deliveryOptions(rules, { ...basket, place, store })
            .filter(({ slug }) => arrivalOf(rules, { place, store }, slug, newYear, holidays) === null)
            .map(({ slug }) => `${slug} promises no day at ${told(place)}`),
        ),
      );
      return [...rules.delivery.flatMap((rule) => transitFaults(country, rule)), ...silent];
    },
  },
  {
    title: 'DLV-6 lists holidays that are days, each once',
    faults: async (country) => {
      const { holidays } = await country.holidays();
      return [
        ...holidays.filter((day) => !isDay(day)).map((day) => `the holiday ${day} is no day`),
        ...repeated(holidays).map((day) => `the holiday ${day} stands twice`),
      ];
    },
  },
];
