import { describe, expect, it } from 'vitest';
import { chooseDelivery } from './choose-delivery.ts';

const rules = {
  delivery: [
    { slug: 'city', kind: 'courier' as const, fee: 100, area: { provinces: [2] } },
    { slug: 'country', kind: 'courier' as const, fee: 200 },
    { slug: 'office', kind: 'pickup' as const, fee: 0 },
  ],
};
const city = { slug: 'city', kind: 'courier' as const };
const country = { slug: 'country', kind: 'courier' as const };
const office = { slug: 'office', kind: 'pickup' as const };

describe('the delivery that stands chosen', () => {
  it.each([
    ['what was chosen, where it is offered', 'office', [country, office], 'office'],
    ['the courier of the new place', 'country', [city, office], 'city'],
    ['a courier, while nothing was chosen', '', [country, office], 'country'],
    ['no pickup that nobody asked for', 'country', [office], null],
    ['nothing, where nothing is offered', 'office', [], null],
  ])('CHK-4 is %s', (_, chosen, offers, expected) =>
    expect(chooseDelivery(chosen, offers, rules)).toBe(expected),
  );
});
