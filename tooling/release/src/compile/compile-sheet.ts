import { bundleAsync, Features } from 'lightningcss';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

// A sheet may import from another package: its breakpoints.
const findSheet = (wanted: string, from: string): string =>
  wanted.startsWith('.') ? resolve(dirname(from), wanted) : createRequire(resolve(from)).resolve(wanted);

/**
 * A style sheet with its imports and custom media written out, so that any bundler reads it; class names stay words, which the
 * bundler of a shop scopes. A sheet that defines custom media for others stays as it is.
 */
export const compileSheet = async (filename: string): Promise<string> => {
  const text = readFileSync(filename, 'utf8');
  if (text.includes('@custom-media')) return text;
  const { code } = await bundleAsync({
    filename,
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
    exclude: Features.DirSelector,
    resolver: { resolve: findSheet },
  });
  return new TextDecoder().decode(code);
};
