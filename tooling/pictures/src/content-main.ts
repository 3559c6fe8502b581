import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drawContent, parts } from './content/draw-content.ts';
import { WrongDescription } from './description.ts';

const apps = join(import.meta.dirname, '../../../apps');
const drawable = (val: string): boolean => existsSync(join(apps, val, 'content/drawn.yaml'));

/** Arguments are countries and parts, in any order; without them all are drawn. */
const asked = process.argv.slice(2);
const askedParts = parts.filter((part) => asked.includes(part));
const askedVals = asked.filter((one) => !parts.some((part) => part === one));
const vals = askedVals.length > 0 ? askedVals : (await readdir(apps)).filter(drawable);

for (const val of vals) {
  try {
    if (!drawable(val)) throw new WrongDescription('there is no apps/*/content/drawn.yaml of that name');
    console.log(await drawContent(join(apps, val), val, askedParts.length > 0 ? askedParts : parts));
  } catch (error) {
    if (!(error instanceof WrongDescription)) throw error;
    console.error(`${val}: ${error.message}`);
    process.exitCode = 1;
  }
}
