import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { stage } from '../content/setting.ts';
import type { Camera, Clip, Placed, Sprite } from './clip.ts';
import { webm } from './webm.ts';

/** Pixels and frames of every clip. */
export const screen = { width: 640, height: 360, rate: 24 } as const;

interface Filmed {
  readonly chunks: readonly { readonly key: boolean; readonly time: number; readonly data: string }[];
  readonly cover: string;
}

const picture = async ({ art, box, sheet, sharpness = 0.8 }: Sprite): Promise<string> => {
  const [width, height] = [Math.ceil(box.width * sharpness), Math.ceil(box.height * sharpness)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none"><defs>${sheet.definitions}</defs>${art}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The browser's matrix for a sprite that is seen by the camera. */
const matrix = (placed: Placed, camera: Camera): readonly number[] => {
  const { x = 0, y = 0, scale = 1, stretchX = 1, stretchY = 1, turn = 0, depth = 1 } = placed;
  const unit = (screen.width / stage.width) * camera.zoom;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale * unit, Math.sin(angle) * scale * unit];
  return [
    cos * stretchX,
    sin * stretchX,
    -sin * stretchY,
    cos * stretchY,
    screen.width / 2 + (x - stage.width / 2 - camera.x * depth) * unit,
    screen.height / 2 + (y - stage.height / 2 - camera.y * depth) * unit,
  ].map(rounded);
};

const spritesOf = (frames: readonly (readonly Placed[])[]): readonly Sprite[] => [
  ...new Set(frames.flatMap((frame) => frame.map(({ sprite }) => sprite))),
];

const filmAt = async (
  page: Page,
  images: readonly unknown[],
  frames: readonly unknown[],
  covers: number,
  bitrate: number,
): Promise<Filmed> => {
  const wanted = { images, frames, covers, ...screen, bitrate, ground: '#edf3ec' };
  return page.evaluate<Filmed>(`globalThis.film(${JSON.stringify(wanted)})`);
};

/** Films a clip in the page; gives the WebM file and its still, the file at most `most` bytes. */
export const film = async (
  page: Page,
  clip: Clip,
  most: number,
): Promise<{ readonly video: Buffer; readonly cover: Buffer }> => {
  const count = Math.round(clip.seconds * screen.rate);
  const moments = Array.from({ length: count }, (_, index) => index / count);
  const placed = moments.map((t) => clip.frame(t));
  const sprites = spritesOf(placed);
  const images = await Promise.all(
    sprites.map(async (sprite) => ({ url: await picture(sprite), box: sprite.box })),
  );
  const frames = placed.map((frame, index) => {
    const camera = clip.camera(moments[index] ?? 0);
    return frame.map((one) => [sprites.indexOf(one.sprite), rounded(one.alpha ?? 1), ...matrix(one, camera)]);
  });
  const covers = Math.floor(clip.cover * count);
  let bitrate = (most * 8) / clip.seconds;
  for (;;) {
    const { chunks, cover } = await filmAt(page, images, frames, covers, Math.round(bitrate));
    const video = webm(
      chunks.map(({ key, time, data }) => ({ key, time, data: Buffer.from(data, 'base64') })),
      screen,
    );
    if (video.length <= most * 1.25 || bitrate < 40_000)
      return { video, cover: Buffer.from(cover, 'base64') };
    bitrate *= 0.75;
  }
};

/** Makes a page ready to film in: encoders are given to safe origins alone. */
export const prepare = async (page: Page): Promise<void> => {
  await page.route('http://localhost/', async (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://localhost/');
  await page.evaluate(await readFile(join(import.meta.dirname, 'in-page.js'), 'utf8'));
};
