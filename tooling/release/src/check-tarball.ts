import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Tarball } from './pack-all.ts';
import { bytesOf } from './pack-all.ts';

/** What may lie beside `dist` in a tarball: what it is, what has changed, and files that a door leads to as they are written. */
const beside = new Set(['package.json', 'README.md', 'CHANGELOG.md', 'po.d.ts', 'tsconfig.base.json']);

const forDevelopment = /\.(?:test|spec|stories)\.tsx?$|\/testing\//;

/** What packages have before their first version. */
const unversioned = '0.0.0';

/** What is wrong with the files of a tarball (names relative to the package), given where those in `dist` come from, and its version. */
export const faultsOfFiles = (
  files: readonly string[],
  provenance: Readonly<Record<string, string>>,
  version: string,
): string[] => [
  ...(files.includes('README.md') ? [] : ['has no README.md']),
  // The first version is made by the first changelog.
  ...(files.includes('CHANGELOG.md') || version === unversioned
    ? []
    : [`has no CHANGELOG.md, and is ${version}: pnpm changeset version writes it`]),
  ...files.flatMap((file) => {
    const of = file.startsWith('dist/') ? provenance[file.slice('dist/'.length)] : file;
    if (file === 'dist/provenance.json') return [];
    if (file.startsWith('dist/')) {
      if (of === undefined) return [`${file} is made of nothing that is known`];
      return forDevelopment.test(of) ? [`${file} is made of ${of}, which is for development`] : [];
    }
    return beside.has(file) ? [] : [`${file} is not meant to be published`];
  }),
  ...Object.keys(provenance).flatMap((file) =>
    files.includes(`dist/${file}`) ? [] : [`dist/${file} was made and is not there`],
  ),
];

/** Kinds of attw's problems that say nothing here: we publish ES modules only, for `bundler` and `node16` imports. */
const expected = new Set(['CJSResolvesToESM', 'NoResolution']);

interface Looked {
  readonly files: readonly string[];
  readonly faults: readonly string[];
}

const text = (bytes: Uint8Array | string): string =>
  typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes);

/** Looks at a tarball with all that can be told without installing it: its files, its manifest (publint), its types (attw). */
export const checkTarball = async (tarball: Tarball): Promise<Looked> => {
  const data = bytesOf(tarball);
  const content = createPackageFromTarballData(data);
  const prefix = `/node_modules/${tarball.name}/`;
  const files = content.listFiles().map((file) => file.slice(prefix.length));
  const read = (file: string): string => text(content.readFile(prefix + file));
  const provenance: Record<string, string> = files.includes('dist/provenance.json')
    ? JSON.parse(read('dist/provenance.json'))
    : {};
  const manifest = JSON.parse(read('package.json'));
  const { messages } = await publint({ pack: { tarball: data.buffer }, strict: true });
  return {
    files,
    faults: [
      ...faultsOfFiles(files, provenance, tarball.version),
      ...(JSON.stringify(manifest).includes('workspace:') ? ['package.json names workspace:'] : []),
      ...messages.map((message) => `publint: ${formatMessage(message, manifest) ?? message.code}`),
      ...(manifest.exports === undefined ? [] : await faultsOfTypes(content)),
    ],
  };
};

const faultsOfTypes = async (content: ReturnType<typeof createPackageFromTarballData>): Promise<string[]> => {
  const analysis = await checkPackage(content);
  if (analysis.types === false) return ['attw: it has no types'];
  return analysis.problems
    .filter(({ kind }) => !expected.has(kind))
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
};
