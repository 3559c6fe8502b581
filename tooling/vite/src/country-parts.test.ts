import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { countryParts } from './country-parts.ts';

const base = {
  'package.json': '{ "name": "app-xx", "type": "module" }',
  'src/country.ts': `export const country = { val: 'xx' };`,
  'node_modules/@caravan/site/package.json': JSON.stringify({
    name: '@caravan/site',
    type: 'module',
    exports: { '.': './index.js', './server': './server.js' },
  }),
  'node_modules/@caravan/site/index.js': '',
  'node_modules/@caravan/site/server.js': `export { country } from 'virtual:country'; export const whose = 'shared';`,
};

/** The code of a part as it is built in a small app. */
const built = async (part: string, files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const root = mkdtempSync(join(tmpdir(), 'parts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...base, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [countryParts()],
    build: { ssr: true, write: false, minify: false, rolldownOptions: { input: { part } } },
    ssr: { noExternal: true },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one build was asked for');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

it('CTRY-6 a country has the server of all countries, made for its own definition', async () => {
  const code = await built('virtual:country/server');
  expect(code).toContain('"shared"');
  expect(code).toContain('val: "xx"');
});

it('CTRY-2 a file in the app wins', async () => {
  const own = { 'src/server.ts': `export { country } from './country.ts'; export const whose = 'own';` };
  const code = await built('virtual:country/server', own);
  expect(code).toContain('"own"');
  expect(code).not.toContain('"shared"');
});

it('says which fact an app lacks', async () => {
  await expect(built('virtual:country/theme.css')).rejects.toThrow(/has no src\/theme\.css/);
});
