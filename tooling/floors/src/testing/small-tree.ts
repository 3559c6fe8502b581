import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkFloors } from '../check.ts';
import { printed } from '../complaint.ts';

/** A package.json with these fields. */
export const manifest = (name: string, dependencies: readonly string[] = [], more: object = {}): string =>
  JSON.stringify(
    {
      name,
      exports: { '.': './src/index.ts' },
      dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '*'])),
      ...more,
    },
    null,
    2,
  );

/** Two packages one above the other, as most tests need them. */
const base = {
  'packages/money/package.json': manifest('@caravan/money'),
  'packages/i18n/package.json': manifest('@caravan/i18n', ['@lingui/core'], {
    exports: { '.': './src/index.ts', './words/*': './src/words/*' },
  }),
  'packages/cart-rules/package.json': manifest('@caravan/cart-rules', ['@caravan/money']),
  'packages/storefront/package.json': manifest('@caravan/storefront', [
    'react',
    '@caravan/i18n',
    '@caravan/money',
  ]),
  'packages/server/package.json': manifest('@caravan/server', ['@caravan/money']),
};

/** What the check says of a small repository: `base` with these files added or replaced. */
export const complaintsOf = (files: Readonly<Record<string, string>>): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'floors-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...base, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkFloors(root).map(printed);
};
