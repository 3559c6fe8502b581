import { describe, expect, it } from 'vitest';
import { examine } from '../exam.ts';
import { sampleCountry, sampleFacts } from '../testing/sample-country.ts';
import type { DeliveryRule } from '@caravan/cart-rules';

type CourierRule = Extract<DeliveryRule, { readonly kind: 'courier' }>;

const says = async (changes: Partial<CourierRule>, en: string): Promise<string> => {
  const { delivery } = sampleFacts.rules;
  const changed: CourierRule = { slug: 'express', kind: 'courier', fee: 500, ...changes };
  const facts = sampleFacts.deliveryFacts[changed.slug];
  const country = sampleCountry({
    rules: { ...sampleFacts.rules, delivery: [...delivery, changed] },
    deliveryFacts: {
      ...sampleFacts.deliveryFacts,
      [changed.slug]: { name: { tr: 'Kurye', en: 'Courier' }, ...facts, description: { tr: 'Kapıya.', en } },
    },
  });
  const faults = Object.entries(await examine(country)).find(([title]) => title.startsWith('DLV-1 says'));
  return faults?.[1].join('\n') ?? '';
};

describe('what a delivery says of its rule', () => {
  it.each<[Partial<CourierRule>, string]>([
    [{ freeFrom: [{ cc: 2000 }] }, 'Free from 2 CC.'],
    [{ freeFrom: [{ cc: 500, over: true }] }, 'Free above 0,5 CC.'],
    [{ freeFrom: [{ goods: 100_000 }] }, 'Free from 1,000.00 or 1.000.'],
    [{ freeFrom: [{ goods: 30_000, levels: ['novus'] }, { goods: 100_000 }] }, 'Free from 1 000.'],
    [{ freeFrom: [{ cc: 2000 }] }, 'To your door.'],
    [{}, 'To your door in 3 days.'],
  ])('DLV-1 passes %j as "%s"', async (changes, text) => {
    expect(await says(changes, text)).toBe('');
  });

  it.each<[Partial<CourierRule>, string, string]>([
    [
      { freeFrom: [{ cc: 2500 }] },
      'Free from 2 CC.',
      'says "Free from 2 CC." in en, but its rule is free from 2.5',
    ],
    [{ freeFrom: [{ goods: 150_000 }] }, 'Free from 1,000.', 'but its rule is free from 1500'],
    [{}, 'Free from 2 CC.', 'but its rule is never free'],
  ])('DLV-1 refuses %j as "%s", which has gone stale', async (changes, text, fault) => {
    expect(await says(changes, text)).toContain(fault);
  });
});
