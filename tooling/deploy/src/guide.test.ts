import { settingsAbout } from '@caravan/server';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const guide = readFileSync(new URL('../../guides/operate.md', import.meta.url), 'utf8');
/** First cells of the rows that name something in code. */
const rows = [...guide.matchAll(/^\| `(\w+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => ({
  name,
  rest,
}));

it('SEC-9 OPS-4 the operator’s guide names every setting, with what it is and the example that would be taken', () => {
  const settings = rows.filter(({ name }) => /^[A-Z_]+$/.test(name));
  expect(settings.map(({ name }) => name)).toEqual(Object.keys(settingsAbout));
  for (const { name, rest } of settings) {
    const about = Object.entries(settingsAbout).find(([known]) => known === name)?.[1];
    expect(rest).toContain(`\`${about?.example}\``);
    expect(rest.replaceAll('`', '')).toContain(about?.meaning.split(';')[0]?.split(',')[0]);
  }
});

it('OPS-4 the guide says what to do for each alert', () => {
  const alerts = z
    .object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string() })) })) })
    .parse(parse(readFileSync(new URL('../monitoring/alerts.yaml', import.meta.url), 'utf8')))
    .groups.flatMap((group) => group.rules.map(({ alert }) => alert));
  expect(rows.map(({ name }) => name).filter((name) => /[a-z]/.test(name))).toEqual(alerts);
});
