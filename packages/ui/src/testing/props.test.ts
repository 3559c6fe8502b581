import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '..');
const files = globSync('*/*.tsx', { cwd: sources, exclude: ['*/*.{stories,test}.tsx'] });

/** Props of a file that are declared without a line above them that says what they mean, as `ButtonProps.size`. */
const unexplained = (file: string): string[] => {
  const text = readFileSync(join(sources, file), 'utf8');
  return [...text.matchAll(/export interface (\w+Props)\b[^{]*\{\n([^]*?)\n\}/g)].flatMap(
    ([, name = '', body = '']) =>
      body
        .split('\n')
        .flatMap((line, place, lines) =>
          /^ {2}\w+\??:/.test(line) && !(lines[place - 1] ?? '').endsWith('*/')
            ? [`${name}.${/\w+/.exec(line)?.[0]}`]
            : [],
        ),
  );
};

it('DX-3 DX-7 every prop of a component says what it means: its page shows that', () => {
  expect(files.length).toBeGreaterThan(45);
  expect(files.flatMap(unexplained)).toEqual([]);
});
