import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongDescription } from './description.ts';
import { drawCountry } from './draw-country.ts';

const apps = join(import.meta.dirname, '../../../apps');
const drawable = (val: string): boolean => existsSync(join(apps, val, 'catalogue/pictures.yaml'));

const asked = process.argv.slice(2);
const vals = asked.length > 0 ? asked : (await readdir(apps)).filter(drawable);

for (const val of vals) {
  try {
    if (!drawable(val)) throw new WrongDescription('there is no apps/*/catalogue/pictures.yaml of that name');
    const { pictures, bytes } = await drawCountry(join(apps, val), val);
    console.log(`${val}: ${pictures} pictures, ${Math.round(bytes / 1024)} kB`);
  } catch (error) {
    if (!(error instanceof WrongDescription)) throw error;
    console.error(`${val}: ${error.message}`);
    process.exitCode = 1;
  }
}
