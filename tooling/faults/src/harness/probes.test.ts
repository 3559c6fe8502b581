import { expect, it } from 'vitest';
import { faultsOfProbes } from './probes.ts';

it('names each kind of request once, at its worst', () => {
  const probed = [
    { name: 'list', status: 503, ms: 3000 },
    { name: 'list', status: 503, ms: 7100 },
    { name: 'cart', status: 0, ms: 20 },
    { name: 'cart', status: 200, ms: 20 },
    { name: 'login', status: 503, ms: 4999 },
  ];
  expect(faultsOfProbes(probed, [200, 503], 5000)).toEqual([
    'list was answered after 7.1 s',
    'cart was answered not at all (1 of 2)',
  ]);
});
