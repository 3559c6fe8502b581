import { createMetrics } from '@caravan/server';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const file = (name: string): string =>
  readFileSync(new URL(`../monitoring/${name}`, import.meta.url), 'utf8');
const rule = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string() }),
});
const alerts = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(file('alerts.yaml')))
  .groups.flatMap(({ rules }) => rules);
const { panels } = z
  .object({
    panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
  })
  .parse(JSON.parse(file('dashboard.json')));
const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

/** Names of series that a process can tell, with those that Prometheus makes of a histogram or itself. */
const told = async (): Promise<Set<string>> => {
  const text = await createMetrics().read();
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  // The pool is told once a database is open.
  return new Set([...names, 'caravan_database_connections', 'up']);
};
const namesIn = (expression: string): string[] =>
  expression.match(/\b(?:caravan|nodejs|process)_\w+|\bup\b/g) ?? [];

it('OPS-4 the dashboard and the alerts ask for what the server tells, and for all that is watched', async () => {
  const known = await told();
  const asked = new Set(expressions.flatMap(namesIn));
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  const own = [...known].filter(
    (name) => name.startsWith('caravan_') && !/_(?:sum|count|bucket)$/.test(name),
  );
  expect(own.filter((name) => !asked.has(name))).toEqual([]);
});

it('OPS-4 every alert has a name of its own and says whom it concerns', () => {
  expect(alerts.length).toBeGreaterThanOrEqual(12);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { annotations } of alerts)
    expect(annotations.summary).toMatch(/\{\{ \$labels\.(?:country|instance) \}\}/);
});
