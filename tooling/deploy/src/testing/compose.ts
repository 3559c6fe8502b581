import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const text = z.union([z.string(), z.number()]).transform(String);
const service = z.object({
  image: z.string(),
  build: z
    .object({
      context: z.string(),
      dockerfile: z.string(),
      target: z.string(),
      args: z.record(z.string(), text),
    })
    .optional(),
  pull_policy: z.string().optional(),
  environment: z.record(z.string(), text).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  /** How many containers; a port of this machine allows one. */
  scale: z.coerce.number().default(1),
  networks: z.record(z.string(), z.object({ aliases: z.array(z.string()) })).default({}),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  stop_grace_period: z.string().optional(),
});
const composeShape = z.object({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
  networks: z.object({
    default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
  }),
});

/** A compose file, its variables filled in. */
export type Compose = z.output<typeof composeShape>;

const folder = new URL('../../', import.meta.url);
export const fileOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

/** Variables of a file as `docker compose --env-file` reads it. */
export const readEnvFile = (name: string): Record<string, string> =>
  Object.fromEntries(
    fileOf(name)
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Fills in `${NAME}`, `${NAME:-instead}` and `${NAME:?what it is}`. @throws for one that is missing. */
const filled = (line: string, variables: Readonly<Record<string, string>>): string =>
  line.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, how?: string, other = '') => {
    const value = variables[name] ?? '';
    if (value !== '') return value;
    if (how === '-') return other;
    throw new Error(`${name} is not set: ${other}`);
  });

/** Fills in each text of what was read, as Compose does: a variable is a value, never a part of the file. */
const filledIn = (value: unknown, variables: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string') return filled(value, variables);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledIn(one, variables)]));
};

/** Reads the compose file with these variables. */
export const readCompose = (name: string, variables: Readonly<Record<string, string>>): Compose =>
  composeShape.parse(filledIn(parse(fileOf(name), { merge: true }), variables));
