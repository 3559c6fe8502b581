import { pageAreas } from '@caravan/i18n';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

const source = join(import.meta.dirname, '..');
const catalogues = join(source, '../../i18n/src/words');

/** The area of each message. */
const areas = new Map(
  readdirSync(catalogues).flatMap((area) =>
    [...readFileSync(join(catalogues, area, 'en.po'), 'utf8').matchAll(/^msgid "([^"]+)"/gm)].map(
      ([, id = '']) => [id, area] as const,
    ),
  ),
);

/** What says messages whose names stand in a package below, by its area. */
const speakers = [[/\bsay(?:Arrival|Days)\(/, 'arrival']] as const;

/** Areas whose messages a file names, and all that comes with it. */
const spokenBy = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/'([a-z]+\.[a-z-]+)'/g)].flatMap(([, id = '']) => areas.get(id) ?? []);
  const below = speakers.flatMap(([speaks, area]) => (speaks.test(text) ? [area] : []));
  const brought = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)'/gm)].flatMap(
    ([, path = '']) => [...spokenBy(join(dirname(file), path), seen)],
  );
  return new Set([...own, ...below, ...brought]);
};

/** What every page says, and long texts that come as a loader's data or with a dialog. */
const everywhere: readonly string[] = [...pageAreas, 'region', 'agreements'];

describe('words that a page loads', () => {
  it.each(routes)('LANG-7 $name brings the words that its screen speaks', ({ folder, words = [] }) => {
    const spoken = spokenBy(join(source, 'screens', folder, 'screen.tsx'));
    expect([...spoken].filter((area) => !everywhere.includes(area)).sort()).toEqual([...words].sort());
  });

  it('LANG-7 the first load speaks only what every page says; the drawer asks for the titles of the pages it leads to', () => {
    expect([...spokenBy(join(source, 'browser.tsx'))].filter((area) => !everywhere.includes(area))).toEqual([
      'content',
    ]);
    expect(readFileSync(join(source, 'layout/header/load-drawer.ts'), 'utf8')).toContain(
      "needWords(['content', 'session'])",
    );
  });

  it('LANG-7 the side panel asks for its own words', () => {
    expect(spokenBy(join(source, 'layout/panel/account-panel.tsx'))).toContain('session');
    expect(readFileSync(join(source, 'layout/panel/load-account-panel.ts'), 'utf8')).toContain(
      "needWords(['session'])",
    );
  });

  it('LANG-7 API-73 the withdrawal form asks for its own words', () => {
    const folder = join(source, 'features/orders/withdrawal');
    expect(spokenBy(join(folder, 'withdrawal-form.tsx'))).toContain('withdrawal');
    expect(readFileSync(join(folder, 'load-withdrawal-form.ts'), 'utf8')).toContain(
      "needWords(['form', 'withdrawal'])",
    );
  });
});
