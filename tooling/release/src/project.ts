import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, run } from './run.ts';

/** The country that the proof makes: no country that stands, in a currency that none has. */
const answers = [
  '--val=xx',
  '--id=97',
  '--engName=Exland',
  '--name=Экзландия',
  '--currency=UZS',
  '--currencyNumber=860',
  '--price=1 234 soʻm',
  '--dollar=12500',
  '--languages=ru,en',
  '--timeZone=Asia/Tashkent',
  '--fboPrefix=999',
  '--callingCode=99',
];

/** Settings by which every project of a folder finds our packages in a registry. */
const settings = (registry: string): string =>
  `@caravan:registry=${registry}\n//${new URL(registry).host}/:_authToken=nobody\n`;

/** What is only for looking at all types: components need React's. */
const types = ['@caravan/api-client', '@caravan/contract', '@caravan/storefront', '@caravan/ui'];

/**
 * Makes a country outside the repository as a stranger would: `create-caravan-country` out of the registry, its packages installed
 * from there. Gives its folder.
 */
export const makeProject = async (registry: string): Promise<string> => {
  const home = mkdtempSync(join(tmpdir(), 'caravan-outside-'));
  writeFileSync(join(home, '.npmrc'), settings(registry));
  await run(home, pnpm('--config.minimum-release-age=0', 'create', '@caravan/country', ...answers));
  const folder = join(home, 'xx');
  writeFileSync(join(folder, '.npmrc'), settings(registry));
  mkdirSync(join(folder, 'proof'));
  cpSync(join(import.meta.dirname, '../sample'), join(folder, 'proof'), { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const own = manifest.devDependencies['@caravan/country'];
  const added = Object.fromEntries(types.map((name) => [name, own]));
  const react = { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };
  manifest.devDependencies = { ...manifest.devDependencies, ...added, ...react };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  await run(folder, pnpm('install', '--prefer-offline', '--config.minimum-release-age=0'));
  return folder;
};
