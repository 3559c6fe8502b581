import type { Area } from '../catalogues.ts';
import type { Complaint } from '../complaint.ts';
import type { Uses } from '../uses.ts';
import { readShape } from './messages.ts';

/** A source file with its uses, and the areas that are loaded where it runs; null when that is not known. */
export interface Source {
  readonly file: string;
  readonly uses: Uses;
  readonly loaded: ReadonlySet<string> | null;
}

interface Known {
  readonly areas: readonly Area[];
  readonly placeholders: ReadonlySet<string>;
}

const index = (areas: readonly Area[]): Map<string, Known> => {
  const known = new Map<string, Known>();
  for (const area of areas) {
    for (const entry of area.catalogues.flatMap(({ entries }) => entries)) {
      const before = known.get(entry.id) ?? { areas: [], placeholders: new Set<string>() };
      known.set(entry.id, {
        areas: before.areas.includes(area) ? before.areas : [...before.areas, area],
        placeholders: new Set([...before.placeholders, ...(readShape(entry)?.placeholders ?? [])]),
      });
    }
  }
  return known;
};

const faultOf = (
  known: Known | undefined,
  given: readonly string[] | null,
  loaded: Source['loaded'],
): string | null => {
  if (!known) return 'is in no catalogue';
  const shared = known.areas.filter(({ app }) => app === null);
  if (loaded && shared.length === known.areas.length && !shared.some(({ name }) => loaded.has(name))) {
    return `is in the area ${shared.map(({ name }) => name).join(', ')}, which is not loaded here`;
  }
  const lacking = given && [...known.placeholders].filter((name) => !given.includes(name));
  return lacking?.length ? `is not given ${lacking.map((name) => `{${name}}`).join(', ')}` : null;
};

/** Ids that no catalogue knows, that are loaded elsewhere, or whose placeholders are not given; ids put together. */
export const checkUses = (areas: readonly Area[], sources: readonly Source[]): Complaint[] => {
  const known = index(areas);
  return sources.flatMap(({ file, uses: { uses, computed }, loaded }) => [
    ...uses.flatMap(({ id, line, given }) => {
      const fault = faultOf(known.get(id), given, loaded);
      return fault === null ? [] : [{ file, line, text: `"${id}" ${fault}` }];
    }),
    ...computed.map((line) => ({
      file,
      line,
      text: 'an id is put together: write it whole, in a table if need be',
    })),
  ]);
};

/** Messages that no code names, and ids that two shared areas claim. */
export const checkUnused = (areas: readonly Area[], sources: readonly Source[]): Complaint[] => {
  const used = new Set(sources.flatMap(({ uses: { literals } }) => [...literals]));
  const owners = new Map<string, string>();
  return areas.flatMap(({ name, app, catalogues }) => {
    const [first] = catalogues;
    return (first?.entries ?? []).flatMap(({ id, line }) => {
      const file = first?.file ?? '';
      const owner = owners.get(id);
      if (app === null) owners.set(id, name);
      return [
        ...(used.has(id) ? [] : [{ file, line, text: `"${id}" is used nowhere` }]),
        ...(owner && owner !== name && app === null
          ? [{ file, line, text: `"${id}" is also in the area ${owner}` }]
          : []),
      ];
    });
  });
};
