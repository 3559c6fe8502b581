import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Complaint } from './complaint.ts';
import { readPo, type Entry } from './po.ts';

/** One language's file of an area. */
export interface Catalogue {
  readonly file: string;
  readonly language: string;
  readonly entries: readonly Entry[];
}

/** A part of the product whose words stand together: a shared area, or the own texts of one app. */
export interface Area {
  readonly name: string;
  readonly folder: string;
  readonly app: string | null;
  readonly catalogues: readonly Catalogue[];
}

const foldersIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : [];

const readArea = (root: string, area: Omit<Area, 'catalogues'>, complaints: Complaint[]): Area => {
  const names = existsSync(join(root, area.folder)) ? readdirSync(join(root, area.folder)) : [];
  const catalogues = names
    .filter((name) => name.endsWith('.po'))
    .toSorted()
    .map((name) => {
      const file = `${area.folder}/${name}`;
      try {
        return { file, language: name.slice(0, -3), entries: readPo(readFileSync(join(root, file), 'utf8')) };
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        complaints.push({ file, line: Number(/line (\d+)/.exec(text)?.[1] ?? 1), text });
        return { file, language: name.slice(0, -3), entries: [] };
      }
    });
  return { ...area, catalogues };
};

/** All areas below a root, and what cannot be read in them. */
export const readAreas = (root: string): { areas: Area[]; complaints: Complaint[] } => {
  const complaints: Complaint[] = [];
  const shared = foldersIn(root, 'packages/i18n/src/words').map((name) => ({
    name,
    folder: `packages/i18n/src/words/${name}`,
    app: null,
  }));
  const own = foldersIn(root, 'apps').map((app) => ({
    name: `apps/${app}`,
    folder: `apps/${app}/src/messages`,
    app,
  }));
  const areas = [...shared, ...own].map((area) => readArea(root, area, complaints));
  return { areas: areas.filter(({ app, catalogues }) => app === null || catalogues.length > 0), complaints };
};
