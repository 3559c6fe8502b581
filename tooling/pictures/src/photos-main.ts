// pnpm photos kg FILE…: takes photographs into a country's catalogue.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takePhotos, WrongPhotos } from './photos/take-photos.ts';

const help = `pnpm photos COUNTRY FILE… [--new]

Takes photographs (JPEG, PNG, WebP, AVIF, TIFF; HEIC where this machine can) into apps/COUNTRY, in every size and format that the
pages ask for, and says in catalogue/pictures.yaml that they are photographs: they are never drawn over.

  FILE     a file or a folder of files. A file is called after a picture of pictures.yaml (aloe-gel-1l.jpg), after a product's code
           (715.jpg: its first picture), or hero (the first picture of the home page).
  --new    takes files of other names as new pictures; products.csv then names them in picture or morePictures.

  pnpm photos kg ~/photographs/715.jpg ~/photographs/aloe-gel-1l-used.jpg`;

/** At this many pixels a picture is sharp on all screens. */
const sharpFrom = 800;

const read = ():
  | { readonly country: string; readonly files: readonly string[]; readonly isNew: boolean }
  | string
  | null => {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2).filter((word) => word !== '--'),
      options: {
        new: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    const [country, ...files] = positionals;
    if (values.help || country === undefined) return null;
    return files.length === 0
      ? `Expected a country and its photographs, found only "${country}".`
      : { country, files, isNew: values.new };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const asked = read();
if (asked === null) console.log(help);
else if (typeof asked === 'string') {
  console.error(`${asked}\n\n${help}`);
  process.exitCode = 64;
} else {
  const inside = join(import.meta.dirname, '../../../apps', asked.country);
  const app = existsSync(inside) ? inside : resolve(asked.country);
  try {
    const taken = await takePhotos(app, basename(app), asked.files, { isNew: asked.isNew });
    for (const { picture, files, bytes, size } of taken) {
      const small =
        size < sharpFrom ? `; it has only ${size} pixels, ${sharpFrom} are sharp on all screens` : '';
      console.log(`${picture}: ${files} files, ${Math.round(bytes / 1024)} kB${small}`);
    }
    console.log(
      `Next: pnpm shop ${basename(app)} import catalogue, then pnpm --filter ${basename(app)} build.`,
    );
  } catch (error) {
    if (!(error instanceof WrongPhotos)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    process.exitCode = 1;
  }
}
