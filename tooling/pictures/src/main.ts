import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongDescription } from './description.ts';
import { drawCountry } from './draw-country.ts';

const apps = join(import.meta.dirname, '../../../apps');
const drawable = (val: string): boolean => existsSync(join(apps, val, 'catalogue/pictures.yaml'));

// Countries are named by folders of apps; anything else that is asked for is a picture of theirs.
const asked = process.argv.slice(2).filter((word) => word !== '--');
const named = asked.filter((word) => existsSync(join(apps, word)));
const pictures = asked.filter((word) => !named.includes(word));
const vals = named.length > 0 ? named : (await readdir(apps)).filter(drawable);
const only = pictures.length > 0 ? pictures : undefined;

let sum = 0;
for (const val of vals) {
  try {
    if (!drawable(val)) throw new WrongDescription('there is no apps/*/catalogue/pictures.yaml of that name');
    const drawn = await drawCountry(join(apps, val), val, only);
    sum += drawn.pictures;
    console.log(`${val}: ${drawn.pictures} pictures, ${Math.round(drawn.bytes / 1024)} kB`);
  } catch (error) {
    if (!(error instanceof WrongDescription)) throw error;
    console.error(`${val}: ${error.message}`);
    process.exitCode = 1;
  }
}
if (sum === 0 && process.exitCode === undefined) {
  console.error(`There is no country and no picture ${pictures.join(', ')}.`);
  process.exitCode = 64;
}
