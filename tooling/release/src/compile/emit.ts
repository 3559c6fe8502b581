import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');

/** The repository's folder. */
export const repository = join(import.meta.dirname, '../../../..');

/** Parts of a package that run elsewhere have a `tsconfig.json` of their own in their folder. */
const projectsOf = (folder: string): string[] =>
  ['tsconfig.json', ...globSync('src/**/tsconfig.json', { cwd: folder })].map((file) => dirname(file));

/** Where each file belongs: to the project in the innermost folder around it. */
const projectOf = (file: string, projects: readonly string[]): string =>
  projects
    .toSorted((a, b) => b.length - a.length)
    .find((project) => project === '.' || file.startsWith(`${project}/`)) ?? '.';

/**
 * Compiles the named sources of a package (`src/index.ts`) and all that they import, file by file; gives the folder in which its
 * `src` lies compiled, modules and types side by side. What it imports of other packages is compiled beside it and is left there.
 * Types were checked before, by `typecheck`. The caller removes `made`.
 * @throws Error with what the compiler says.
 */
export const emit = (
  folder: string,
  sources: readonly string[],
): { readonly made: string; readonly compiled: string } => {
  const made = mkdtempSync(join(tmpdir(), 'caravan-compiled-'));
  const projects = projectsOf(folder);
  for (const project of projects) {
    const files = sources.filter((file) => projectOf(file, projects) === project);
    if (files.length === 0) continue;
    // It lies in the package, for what it names is looked for from there.
    const config = join(folder, 'tsconfig.compiled.json');
    const ambient = globSync(join(project, project === '.' ? 'src/**/*.d.ts' : '**/*.d.ts'), { cwd: folder });
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      noCheck: true,
      rewriteRelativeImportExtensions: true,
      rootDir: repository,
      outDir: made,
    };
    const extended = `./${join(project, 'tsconfig.json')}`;
    writeFileSync(
      config,
      JSON.stringify({ extends: extended, compilerOptions, include: [], files: [...files, ...ambient] }),
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', config], {
      cwd: folder,
      encoding: 'utf8',
    });
    rmSync(config);
    if (status !== 0) throw new Error(`${relative(repository, join(folder, project))}:\n${stdout}${stderr}`);
  }
  return { made, compiled: join(made, relative(repository, folder), 'src') };
};
