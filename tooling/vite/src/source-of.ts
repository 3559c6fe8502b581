import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const installed = /^(.*\/node_modules\/@caravan\/([\w-]+))\/dist\/([^?]*)/;
const read = new Map<string, Readonly<Record<string, string>>>();

const provenanceOf = (folder: string): Readonly<Record<string, string>> => {
  const known = read.get(folder);
  if (known) return known;
  const file = join(folder, 'dist/provenance.json');
  const provenance: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  read.set(folder, provenance);
  return provenance;
};

/**
 * What a file of an installed package was made of, by its path in our repository (`/packages/ui/src/button/button.tsx`): a shop
 * outside is cut into the same chunks as one inside, which are told by these paths. Any other file is itself.
 */
export const sourceOf = (id: string): string => {
  const [, folder = '', name = '', file = ''] = installed.exec(id) ?? [];
  const source = folder === '' ? undefined : provenanceOf(folder)[file];
  return source === undefined ? id : `/packages/${name}/${source}`;
};
