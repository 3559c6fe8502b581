import { sharedColours } from '@caravan/country/exam';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, '../../../packages/ui/src/theme/tokens.css'), 'utf8');

it.each([...sharedColours])(
  'CTRY-4 A11Y-1 the exam of a country reckons with --%s as the shops have it',
  (name, colour) => {
    expect(tokens).toContain(`\n  --${name}: ${colour};`);
  },
);
