import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { bodies, schemas, type CallSchema } from './index.ts';

it('API-6 has one schema for every call', () => {
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(calls).sort());
});

it('API-6 gives every path parameter a schema', () => {
  for (const [name, { path }] of Object.entries(calls)) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    const schema: CallSchema = schemas[name as keyof typeof schemas];
    expect(Object.keys(schema.params?.shape ?? {}), name).toEqual(names);
  }
});

it.each([['\u0000'], ['\ud800'], [''], ['   '], ['x'.repeat(300)]])(
  'API-5 refuses text that cannot be stored: %j',
  (city) => {
    expect(bodies.checkoutAddress.shape.city.safeParse(city).success).toBe(false);
  },
);

it('API-5 drops unknown fields of a body', () => {
  expect(bodies.cartRemoveBody.parse({ productCode: '715', level: 'manager' })).toEqual({
    productCode: '715',
  });
});
