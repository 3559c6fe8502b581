import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import type { Complaint } from '../complaint.ts';
import type { Import, SourceFile } from '../source-file.ts';
import type { Package } from '../workspace.ts';

/** `@caravan/i18n` and `./words/x.po` of `@caravan/i18n/words/x.po`. */
const split = (specifier: string): { name: string; door: string } => {
  const parts = specifier.split('/');
  const length = specifier.startsWith('@') ? 2 : 1;
  const rest = parts.slice(length).join('/');
  return { name: parts.slice(0, length).join('/'), door: rest === '' ? '.' : `./${rest}` };
};

const opens = (pattern: string, door: string): boolean => {
  const [head = '', tail] = pattern.split('*');
  return tail === undefined ? pattern === door : door.startsWith(head) && door.endsWith(tail);
};

const upward = (from: Package, to: Package): string | null => {
  if (from === to || from.floor === null || to.floor === null || to.floor < from.floor) return null;
  return `floor ${from.floor} may not import ${to.name} of floor ${to.floor}: arrows go down only`;
};

const ofNeighbour = (from: Package, to: Package, door: string): string | null =>
  to.doors.some((pattern) => opens(pattern, door))
    ? upward(from, to)
    : `${to.name} has no door "${door}": import what its package.json exports`;

/** Packages that are published for whoever builds a shop, and are no part of one. */
const presets: ReadonlySet<string> = new Set(['@caravan/vite', '@caravan/create-country']);

const ofSpecifier = (
  from: Package,
  source: SourceFile,
  specifier: string,
  byName: ReadonlyMap<string, Package>,
): string | null => {
  if (specifier.startsWith('.')) {
    const target = join(dirname(source.file), specifier);
    return target.startsWith(`${from.folder}/`)
      ? null
      : `"${specifier}" leaves the package: import by its name`;
  }
  if (isBuiltin(specifier) || specifier.startsWith('virtual:')) return null;
  const { name, door } = split(specifier);
  if (source.shipped && (name.startsWith('@tooling/') || presets.has(name)))
    return `${name} is for development: shipped code cannot use it`;
  // An app is bundled, so what it needs while it is built is there when it runs.
  const declared = source.shipped && from.folder.startsWith('packages/') ? from.runtime : from.declared;
  if (name !== from.name && !declared.has(name))
    return `${name} is not among the dependencies of ${from.name}`;
  const neighbour = byName.get(name);
  return neighbour ? ofNeighbour(from, neighbour, door) : null;
};

/** Arrows that do not go down, back doors into other packages, and imports that package.json does not declare. */
export const checkImports = (
  from: Package,
  source: SourceFile,
  imports: readonly Import[],
  byName: ReadonlyMap<string, Package>,
): Complaint[] =>
  imports.flatMap(({ specifier, line }) => {
    const text = ofSpecifier(from, source, specifier, byName);
    return text === null ? [] : [{ file: source.file, line, text }];
  });

/** Dependencies of package.json that do not go down, and packages without a floor. */
export const checkManifest = (from: Package, byName: ReadonlyMap<string, Package>): Complaint[] => {
  const file = `${from.folder}/package.json`;
  const lines = from.text.split('\n');
  if (from.floor === null)
    return [{ file, line: 1, text: `${from.name} has no floor: place it in tooling/floors` }];
  return [...from.declared].flatMap((name) => {
    const to = byName.get(name);
    const text = to ? upward(from, to) : null;
    const line = lines.findIndex((one) => one.includes(`"${name}":`)) + 1;
    return text === null ? [] : [{ file, line, text }];
  });
};
