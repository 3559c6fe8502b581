import { describeCountry, regionsIn } from '@caravan/country/exam';
import { readFileSync } from 'node:fs';
import { country } from './country.ts';

describeCountry(country, {
  regions: regionsIn(readFileSync(new URL('../regions.yaml', import.meta.url), 'utf8')),
  prices: [
    [0, '0\u00A0₸'],
    [1, '1\u00A0₸'],
    [1234, '1\u00A0234\u00A0₸'],
    [12_346, '12\u00A0346\u00A0₸'],
    [12_000, '12\u00A0000\u00A0₸'],
    [1_234_568, '1\u00A0234\u00A0568\u00A0₸'],
    [-1500, '\u22121\u00A0500\u00A0₸'],
  ],
});
