import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story that looks otherwise than before, is new (no `before`) or gone (no `after`), at one width. */
export interface Look {
  readonly id: string;
  readonly called: string;
  readonly width: number;
  readonly pixels: number;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly difference: Buffer | null;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const kind = ({ before, after, pixels }: Look): string => {
  if (before === null) return 'new';
  return after === null ? 'gone' : `${pixels} pixels differ`;
};

const style =
  'body{font:16px system-ui;margin:2rem}figure{display:inline-block;margin:0 1rem 1rem 0;vertical-align:top}img{max-width:30vw;border:1px solid #ccc}';

/** Writes `index.html` with its pictures into an emptied folder: what a reviewer looks through. Gives the page's path. */
export const writeReport = (folder: string, base: string, looks: readonly Look[]): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const section = (look: Look): string => {
    const figures = (['before', 'after', 'difference'] as const).flatMap((name) => {
      const png = look[name];
      if (png === null) return [];
      const file = `${look.id}-${look.width}-${name}.png`;
      writeFileSync(join(folder, file), png);
      return [`<figure><figcaption>${name}</figcaption><img src="${file}" alt="${name}"></figure>`];
    });
    return `<section><h2>${escape(look.called)}, ${look.width} px: ${kind(look)}</h2>${figures.join('')}</section>`;
  };
  const count = looks.length === 0 ? 'Everything looks as before.' : `${looks.length} pictures to look at.`;
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>Looks beside ${escape(base)}</h1><p>${count}</p>${looks.map(section).join('')}</html>`,
  );
  return page;
};
