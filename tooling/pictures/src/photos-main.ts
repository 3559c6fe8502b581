// pnpm photos kg FILE…: takes photographs into a country's catalogue; its words have been read (`tooling/run`).
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WrongDescription } from './description.ts';
import { takePhotos, WrongPhotos } from './photos/take-photos.ts';

/** At this many pixels a picture is sharp on all screens. */
const sharpFrom = 800;

const { values, positionals } = parseArgs({
  options: { new: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [country = '', ...files] = positionals;
const inside = join(import.meta.dirname, '../../../apps', country);
const app = existsSync(inside) ? inside : resolve(country);
try {
  const taken = await takePhotos(app, basename(app), files, { isNew: values.new });
  for (const { picture, files, bytes, size } of taken) {
    const small =
      size < sharpFrom ? `; it has only ${size} pixels, ${sharpFrom} are sharp on all screens` : '';
    console.log(`${picture}: ${files} files, ${Math.round(bytes / 1024)} kB${small}`);
  }
  console.log(
    `Next: pnpm shop ${basename(app)} import catalogue, then pnpm --filter ${basename(app)} build.`,
  );
} catch (error) {
  if (!(error instanceof WrongPhotos || error instanceof WrongDescription)) throw error;
  console.error(`${error.message}\nNothing was written.`);
  process.exitCode = 1;
}
