import { dirname, join } from 'node:path/posix';
import type { Complaint } from '../complaint.ts';
import type { Import, SourceFile } from '../source-file.ts';

const root = 'packages/storefront/src';

interface Place {
  readonly layer: string;
  readonly part: string;
}

/** The folder of a layer and its part: `features`, `cart` of `packages/storefront/src/features/cart/lines.tsx`. */
const placeOf = (file: string): Place | null => {
  if (!file.startsWith(`${root}/`)) return null;
  const [layer = '', part = ''] = file.slice(root.length + 1).split('/');
  return { layer, part };
};

const between = (from: Place, to: Place): string | null => {
  const upper = ['screens', 'layout'].includes(to.layer);
  if (from.layer === 'features' && to.layer === 'features' && from.part !== to.part) {
    return `feature ${from.part} may not import feature ${to.part}: a screen joins them, a shared card takes slots`;
  }
  if (from.layer === 'features' && upper)
    return `a feature may not import from ${to.layer}: screens use features`;
  if (from.layer === 'shared' && (upper || to.layer === 'features')) {
    return `shared code may not import from ${to.layer}: it stands below`;
  }
  return null;
};

/** Arrows inside the storefront: screens, features, shared. */
export const checkFolders = (source: SourceFile, imports: readonly Import[]): Complaint[] => {
  const from = placeOf(source.file);
  if (!from) return [];
  return imports.flatMap(({ specifier, line }) => {
    const to = specifier.startsWith('.') ? placeOf(join(dirname(source.file), specifier)) : null;
    const text = to && between(from, to);
    return text ? [{ file: source.file, line, text }] : [];
  });
};
