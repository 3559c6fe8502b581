import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { compileCatalogue, catalogueTypes } from './compile-catalogue.ts';
import { compileMacros } from './compile-macros.ts';
import { compileSheet } from './compile-sheet.ts';
import { publishedSources, readManifest, type PublishedManifest } from './doors.ts';
import { emit } from './emit.ts';
import { importsIn, renameImports } from './imports.ts';

/** The files of a package's `dist` by what each was made of, both relative to the package's folder. */
export const provenanceFile = 'dist/provenance.json';

const source = /\.tsx?$/;
const withoutKind = (file: string): string => file.replace(/(?:\.d\.ts|\.tsx?|\.js|\.po)$/, '');

/** `@caravan/i18n` of `@caravan/i18n/words/cart/ru.po`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** One package while it is compiled. All paths are relative to its `src`, which `dist` repeats. */
class Compilation {
  readonly #folder: string;
  readonly #manifest: PublishedManifest;
  readonly #compiled: string;
  readonly #provenance = new Map<string, string>();
  readonly #waiting: (() => Promise<void>)[] = [];

  constructor(folder: string, manifest: PublishedManifest, compiled: string) {
    this.#folder = folder;
    this.#manifest = manifest;
    this.#compiled = compiled;
  }

  /** Compiles what a published door leads to, and all that this imports. */
  async add(file: string): Promise<void> {
    this.#take(relative('src', file));
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) await next();
  }

  /** What each file was made of, in the order of their names. */
  provenance(): Record<string, string> {
    return Object.fromEntries([...this.#provenance].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #take(file: string): void {
    const stem = withoutKind(file);
    if (source.test(file)) {
      this.#once(`${stem}.js`, file, () => this.#module(stem, file));
      this.#once(`${stem}.d.ts`, file, () => this.#types(stem, file));
    } else if (file.endsWith('.po')) {
      this.#once(`${stem}.js`, file, () => compileCatalogue(join(this.#folder, 'src', file)));
      this.#once(`${stem}.d.ts`, file, async () => catalogueTypes);
    } else if (file.endsWith('.css')) {
      this.#once(file, file, () => compileSheet(join(this.#folder, 'src', file)));
    } else if (file.endsWith('.json')) {
      this.#once(file, file, async () => readFileSync(join(this.#folder, 'src', file), 'utf8'));
    } else throw new Error(`${this.#manifest.name}: src/${file} is nothing that can be published`);
  }

  #once(made: string, of: string, make: () => Promise<string>): void {
    if (this.#provenance.has(made)) return;
    this.#provenance.set(made, `src/${of}`);
    this.#waiting.push(async () => this.#write(made, await make()));
  }

  #write(made: string, text: string): void {
    const file = join(this.#folder, 'dist', made);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** The source file of a compiled module. */
  #sourceOf(stem: string, importer: string): string {
    const found = [`${stem}.ts`, `${stem}.tsx`].find((file) => existsSync(join(this.#folder, 'src', file)));
    if (found === undefined)
      throw new Error(`${this.#manifest.name}: ${importer} imports ${stem}, which is not there`);
    return found;
  }

  async #module(stem: string, of: string): Promise<string> {
    const made = join(this.#compiled, `${stem}.js`);
    const code = await compileMacros(made, readFileSync(made, 'utf8'));
    return renameImports(code, importsIn(made, code), (specifier) => {
      if (specifier.startsWith('.')) {
        const target = join(dirname(stem), specifier);
        this.#take(/\.(?:css|json)$/.test(specifier) ? target : this.#sourceOf(withoutKind(target), of));
        return null;
      }
      if (specifier.endsWith('?inline')) return this.#inlined(specifier.slice(0, -'?inline'.length), stem);
      this.#mustDepend(specifier, of);
      return null;
    });
  }

  async #types(stem: string, of: string): Promise<string> {
    const made = join(this.#compiled, `${stem}.d.ts`);
    const code = readFileSync(made, 'utf8');
    return renameImports(code, importsIn(made, code), (specifier) => {
      if (!specifier.startsWith('.')) {
        this.#mustDepend(specifier, of);
        return null;
      }
      const target = withoutKind(join(dirname(stem), specifier));
      this.#take(this.#sourceOf(target, of));
      const named = relative(dirname(stem), target);
      return `${named.startsWith('.') ? named : `./${named}`}.js`;
    });
  }

  /** A file of another package as a module that gives it as a data address, as bundlers read `?inline`. */
  #inlined(specifier: string, stem: string): string {
    const made = `inlined/${basename(specifier)}.js`;
    const from = join(this.#folder, 'package.json');
    this.#mustDepend(specifier, stem);
    this.#provenance.set(made, specifier);
    const bytes = readFileSync(createRequire(from).resolve(specifier)).toString('base64');
    this.#write(made, `export default 'data:application/octet-stream;base64,${bytes}';\n`);
    return relative(dirname(stem), made);
  }

  #mustDepend(specifier: string, importer: string): void {
    const { name, dependencies, peerDependencies } = this.#manifest;
    const wanted = packageOf(specifier);
    if (isBuiltin(specifier) || specifier.startsWith('virtual:') || wanted === name) return;
    if (!(wanted in dependencies) && !(wanted in peerDependencies))
      throw new Error(`${name}: src/${importer} imports ${wanted}, which is no dependency of the package`);
  }
}

/**
 * Compiles a package into its `dist`, one file for each source that its published doors lead to and for nothing else: tests, stories
 * and samples have no door. `dist/provenance.json` says what each file was made of.
 * @throws Error in one line or a few: a door that leads elsewhere, a dependency that is not named, what the compiler says.
 */
export const compilePackage = async (folder: string): Promise<void> => {
  const manifest = readManifest(folder);
  const doors = publishedSources(manifest);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  // In a door's name `*` stands for any text, folders included.
  const files = doors.flatMap((door) => globSync(door.replace('*', '**/*'), { cwd: folder }));
  const { made, compiled } = emit(
    folder,
    files.filter((file) => source.test(file)),
  );
  try {
    const compilation = new Compilation(folder, manifest, compiled);
    for (const file of files) await compilation.add(file);
    writeFileSync(join(folder, provenanceFile), `${JSON.stringify(compilation.provenance(), null, 1)}\n`);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
};
