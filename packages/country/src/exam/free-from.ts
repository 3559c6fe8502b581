import type { DeliveryRule } from '@caravan/cart-rules';
import type { CountryDefinition } from '../country.ts';
import type { Check } from './check.ts';

type CourierRule = Extract<DeliveryRule, { readonly kind: 'courier' }>;

/** Numbers that a text may mean: `1.000` is a thousand in one language and one in another. */
const numbersIn = (text: string): number[][] =>
  [...text.matchAll(/\d[\d.,\u00A0\u202F ]*\d|\d/g)].map(([found]) => {
    const plain = found.replaceAll(/[\u00A0\u202F ]/g, '');
    return [Number(plain.replaceAll(/[.,]/g, '')), Number(plain.replace(',', '.'))];
  });

/** The amounts or case credits from which rules cost nothing for everybody, as people read them: `2`, `0.5`, `1000`. */
const thresholdsOf = (rules: readonly CourierRule[], digits: number): number[] =>
  rules
    .flatMap(({ freeFrom = [] }) => freeFrom)
    .filter(({ levels }) => levels === undefined)
    .map(({ cc, goods }) => (cc === undefined ? (goods ?? 0) / 10 ** digits : cc / 1000));

/** Whether a text names an amount of case credits or money. */
const namesAmount = (
  text: string,
  { currency: { code, symbol } }: Pick<CountryDefinition, 'currency'>,
): boolean =>
  ['CC', code, symbol].some((unit) =>
    text
      .split(unit)
      .slice(0, -1)
      .some((before) => /\d\s?$/.test(before)),
  );

/** Texts of deliveries that name from what on they cost nothing: rule and text are changed together. */
export const freeFrom: readonly Check[] = [
  {
    title: 'DLV-1 says of its deliveries what their rules do: from which amount on they cost nothing',
    faults: (country) => {
      const couriers = country.rules.delivery.filter((rule) => rule.kind === 'courier');
      return [...Map.groupBy(couriers, ({ slug }) => slug)].flatMap(([slug, rules]) => {
        const thresholds = thresholdsOf(rules, country.currency.digits);
        const isFree = rules.some(({ fee }) => fee === 0);
        return country.languages.flatMap((language) => {
          const text = country.deliveryFacts[slug]?.description?.[language] ?? '';
          const told = numbersIn(text);
          const says = `${slug} says "${text}" in ${language}, but its rule is`;
          if (thresholds.length === 0)
            return !isFree && namesAmount(text, country) ? [`${says} never free`] : [];
          if (told.length === 0 || isFree) return [];
          const isTold = thresholds.some((one) => told.some((meanings) => meanings.includes(one)));
          return isTold ? [] : [`${says} free from ${thresholds.join(' or ')}`];
        });
      });
    },
  },
];
