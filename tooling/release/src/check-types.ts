import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const resolutions = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  node16: { module: 'Node16', moduleResolution: 'node16' },
} as const;

/** Complaints about declarations of others are theirs; ours and the project's own count. */
const ours = (line: string): boolean =>
  /: error TS\d+/.test(line) && (!line.includes('node_modules/') || line.includes('node_modules/@caravan/'));

/**
 * Checks the types of a project outside strictly, declarations of our packages included, as `bundler` and as `node16` resolve.
 * @throws Error with every complaint.
 */
export const checkTypes = async (
  folder: string,
  names: readonly (keyof typeof resolutions)[],
): Promise<void> => {
  for (const name of names) {
    const config = `tsconfig.${name}.json`;
    writeFileSync(
      join(folder, config),
      JSON.stringify({
        extends: '@caravan/vite/tsconfig.json',
        compilerOptions: {
          ...resolutions[name],
          lib: ['ES2024', 'DOM', 'DOM.Iterable'],
          types: ['node', 'vite/client', '@caravan/vite/po'],
          skipLibCheck: false,
        },
        include: ['proof', 'src'],
      }),
    );
    const said = await run(folder, ['node', 'node_modules/typescript/bin/tsc', '-p', config]).catch(
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const complaints = said.split('\n').filter(ours);
    if (complaints.length > 0) throw new Error(`Types as ${name} resolves:\n${complaints.join('\n')}`);
  }
};
