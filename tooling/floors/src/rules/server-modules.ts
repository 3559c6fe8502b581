import { dirname, join } from 'node:path/posix';
import type { Complaint } from '../complaint.ts';
import type { Import, SourceFile } from '../source-file.ts';

const root = 'packages/server/src/';
const inModule = /^modules\/([^/]+)\/(.+)$/;

/** Files directly in `src` that modules stand on; every other one there puts the modules together. */
const foundations: ReadonlySet<string> = new Set([
  'context.ts',
  'human-code.ts',
  'secure-ids.ts',
  'shop-mode.ts',
]);
/** Folders that use modules and that no module uses. */
const upperFolders: ReadonlySet<string> = new Set(['pages', 'import', 'operator']);

/** The part of the server that a path in its `src` belongs to; parts import from their own height and below. */
interface Part {
  readonly name: string;
  readonly height: number;
}

const partOf = (path: string): Part => {
  const [module] = inModule.exec(path)?.slice(1) ?? [];
  if (module !== undefined) return { name: `module ${module}`, height: 1 };
  const [folder = ''] = path.split('/');
  if (upperFolders.has(folder)) return { name: folder, height: 2 };
  const joins = path === folder && !foundations.has(path);
  return joins ? { name: `the composition root (${path})`, height: 3 } : { name: folder, height: 0 };
};

/** The file in the server's `src` that an import means; null for one of another package. */
const targetOf = ({ file }: SourceFile, { specifier }: Import): string | null => {
  const target = specifier.startsWith('.') ? join(dirname(file), specifier) : '';
  return target.startsWith(root) ? target.slice(root.length) : null;
};

const throughDoor = (from: string, to: string): string | null => {
  const [module, file] = inModule.exec(to)?.slice(1) ?? [];
  const own = inModule.exec(from)?.[1];
  return module === undefined || module === own || file === 'index.ts'
    ? null
    : `module ${module} is entered by its index.ts only`;
};

const downward = (from: Part, to: Part): string | null =>
  to.height > from.height
    ? `${from.name} stands below ${to.name}: hand in what it needs, or move that down`
    : null;

/** Ways past a module's index.ts, tests and types included, and shipped imports that go up (SRV-19). */
export const checkModules = (source: SourceFile, imports: readonly Import[]): Complaint[] => {
  if (!source.file.startsWith(root)) return [];
  const from = source.file.slice(root.length);
  return imports.flatMap((one) => {
    const to = targetOf(source, one);
    if (to === null) return [];
    const upward = source.shipped ? downward(partOf(from), partOf(to)) : null;
    const text = upward ?? throughDoor(from, to);
    return text === null ? [] : [{ file: source.file, line: one.line, text }];
  });
};

/** Where a module first imports another. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, Pick<Complaint, 'file' | 'line'>>>;

const arrowsOf = (files: readonly { source: SourceFile; imports: readonly Import[] }[]): Arrows => {
  const arrows = new Map<string, Map<string, Pick<Complaint, 'file' | 'line'>>>();
  for (const { source, imports } of files) {
    const from = source.shipped ? inModule.exec(source.file.slice(root.length))?.[1] : undefined;
    if (from === undefined || !source.file.startsWith(root)) continue;
    for (const one of imports) {
      const to = inModule.exec(targetOf(source, one) ?? '')?.[1];
      const known = arrows.get(from) ?? new Map<string, Pick<Complaint, 'file' | 'line'>>();
      arrows.set(from, known);
      if (to !== undefined && to !== from && !known.has(to))
        known.set(to, { file: source.file, line: one.line });
    }
  }
  return arrows;
};

/** The shortest way from a module to another along the arrows, both included; null when there is none. */
const wayBetween = (arrows: Arrows, from: string, to: string): string[] | null => {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (last === to) return way;
    for (const next of arrows.get(last)?.keys() ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
};

/** Circles between modules, each told once, where its first module by name imports the second (SRV-19); tests may make some. */
export const checkCircles = (
  files: readonly { readonly source: SourceFile; readonly imports: readonly Import[] }[],
): Complaint[] => {
  const arrows = arrowsOf(files);
  const told = new Set<string>();
  return [...arrows.keys()].toSorted().flatMap((from) =>
    [...(arrows.get(from) ?? [])].flatMap(([to, place]) => {
      const back = wayBetween(arrows, to, from);
      if (back === null) return [];
      const members = back.toSorted().join(' ');
      if (told.has(members)) return [];
      told.add(members);
      return [{ ...place, text: `modules stand in a circle: ${[from, ...back].join(' → ')}` }];
    }),
  );
};
