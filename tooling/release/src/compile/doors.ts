import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const target = z.union([z.string(), z.record(z.string(), z.string())]);
const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), target).default({}),
  bin: z.record(z.string(), z.string()).default({}),
  publishConfig: z.object({
    exports: z.record(z.string(), target).default({}),
    bin: z.record(z.string(), z.string()).default({}),
  }),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** What compiling reads of a `package.json`. */
export type PublishedManifest = z.output<typeof manifestShape>;

/** @throws ZodError for a package that is not made to be published. */
export const readManifest = (folder: string): PublishedManifest =>
  manifestShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** Where a source file's door leads once it is compiled. */
const publishedForm = (source: string): string | Readonly<Record<string, string>> => {
  const built = source.replace(/^\.\/src\//, './dist/');
  const stem = built.replace(/\.(?:tsx?|po)$/, '');
  return stem === built ? built : { types: `${stem}.d.ts`, default: `${stem}.js` };
};

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * The sources behind the doors that a package publishes, relative to its folder: `./src/index.ts`, `./src/words/*.po`.
 * @throws Error naming each published door that has no source or does not lead to what its source becomes.
 */
export const publishedSources = ({ name, exports, bin, publishConfig }: PublishedManifest): string[] => {
  const faults: string[] = [];
  const sourceOf = (place: string, source: unknown, published: unknown): string[] => {
    if (typeof source !== 'string') {
      if (written(source) !== written(published))
        faults.push(`${place} must be ${written(source)}, not ${written(published)}`);
      return [];
    }
    const form = publishedForm(source);
    const wanted = place.includes('.bin') && typeof form === 'object' ? form['default'] : form;
    if (written(wanted) !== written(published))
      faults.push(`${place} must be ${written(wanted)}, not ${written(published)}`);
    return [source];
  };
  const sources = [
    ...Object.entries(publishConfig.exports).flatMap(([door, published]) =>
      sourceOf(`publishConfig.exports["${door}"]`, exports[door], published),
    ),
    ...Object.entries(publishConfig.bin).flatMap(([command, published]) =>
      sourceOf(`publishConfig.bin["${command}"]`, bin[command], published),
    ),
  ];
  if (faults.length > 0) throw new Error(faults.map((fault) => `${name}: ${fault}`).join('\n'));
  return sources.filter((source) => source.startsWith('./src/'));
};
