import { describeCountry, regionsIn } from '@caravan/country/exam';
import { readFileSync } from 'node:fs';
import { country } from './country.ts';

const regions = regionsIn(readFileSync(new URL('../regions.yaml', import.meta.url), 'utf8'));

describeCountry(country, { regions });
