import { describeCountry } from '@caravan/country/exam';
import { readFileSync } from 'node:fs';
import { country } from './country.ts';

/** Provinces and districts as regions.yaml writes them: a block a province, a line a district. */
const blocks = readFileSync(new URL('../regions.yaml', import.meta.url), 'utf8')
  .split(/^- /m)
  .slice(1);
const regions = blocks.map((block) => ({
  id: Number(/^id: (\d+)/.exec(block)?.[1]),
  districts: [...block.matchAll(/\{ id: (\d+),.*delivers: (true|false)/g)].map(([, id, delivers]) => ({
    id: Number(id),
    delivers: delivers === 'true',
  })),
}));

describeCountry(country, { regions });
