import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchOptions } from '@tooling/browser';
import { chromium } from 'playwright-core';
import { encodeStill } from './clips/encode-still.ts';
import { film, prepare } from './clips/film.ts';
import { clips } from './clips/index.ts';
import { anywhere } from './clips/place.ts';
import { describeDrawn } from './content/drawn.ts';
import { readYaml } from './country-files.ts';
import { describeAll } from './description.ts';

const apps = join(import.meta.dirname, '../../../apps');
/** Bytes of a clip: what the encoder aims at; a quarter more is let pass. */
const aim = 156_000;
const asked = process.argv.slice(2);
const stranger = asked.find((number) => !clips.has(number));
if (stranger !== undefined) {
  console.error(`There is no clip ${stranger}: take one of ${[...clips.keys()].join(', ')}.`);
  process.exit(64);
}

/** The countries with the clips that each of them takes from here. */
const takers = await Promise.all(
  (await readdir(apps))
    .filter((val) => existsSync(join(apps, val, 'content/drawn.yaml')))
    .map(async (val) => ({
      val,
      taken: describeDrawn(await readYaml(join(apps, val), 'content/drawn.yaml')).clips,
    })),
);
/** The packs' words are English, as in the catalogue of Iraq: clips are the same in every country. */
const catalogue = describeAll(await readYaml(join(apps, 'iq'), 'catalogue/pictures.yaml'));

const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await prepare(page);
  for (const [number, make] of clips) {
    if (asked.length > 0 && !asked.includes(number)) continue;
    const name = `clip-${number}`;
    const { video, cover } = await film(page, make({ place: anywhere, catalogue }), aim);
    const still = await encodeStill(cover);
    for (const { val } of takers.filter(({ taken }) => taken.includes(name))) {
      const folder = join(apps, val, 'content/videos');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.webm`), video);
      await writeFile(join(folder, `${name}.webp`), still);
    }
    console.log(
      `${name}: ${Math.round(video.length / 1024)} kB, still ${Math.round(still.length / 1024)} kB`,
    );
  }
} finally {
  await browser.close();
}
