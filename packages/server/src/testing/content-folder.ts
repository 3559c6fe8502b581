import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { legalSlugs, pageSlugs } from '../modules/content/index.ts';

const both = (en: string, tr: string): string => `{ en: "${en}", tr: "${tr}" }`;

const page = (title: string, body: string): string => `---
title: ${title}
description: About ${title}.
date: 2026-11-01
picture: pictures/wide.png
alt: A wide field
---
${body}
`;

const legal = (title: string, body: string, date = '2026-11-01'): string => `---
title: ${title}
description: The text on ${title}.
date: ${date}
---
${body}
`;

const card = (id: number, name: string, more = ''): string =>
  `- { id: ${id}, title: ${both(name, `${name} tr`)}, description: ${both('Come.', 'Gel.')}, photo: pictures/wide.png${more} }\n`;

const category = (id: number, slug: string): string =>
  `  - { id: ${id}, slug: ${slug}, name: ${both(slug, `${slug} tr`)} }\n`;

/** All that a country says of itself, in English and Turkish, as short as it can be. */
const texts = (): Record<string, string> => ({
  ...Object.fromEntries(
    pageSlugs.flatMap((slug) => [
      [`pages/${slug}.en.md`, page(slug, '## Who we are\n\nWrite to [us](mailto:{email}), {seller}.\n')],
      [`pages/${slug}.tr.md`, page(`${slug} tr`, '## Biz\n\nBize yazın: {email}.\n')],
    ]),
  ),
  ...Object.fromEntries(
    legalSlugs.flatMap((slug) => [
      [`legal/${slug}.1.en.md`, legal(slug, 'Within {withdrawalDays} days.')],
      [`legal/${slug}.1.tr.md`, legal(`${slug} tr`, '{withdrawalDays} gün içinde.')],
    ]),
  ),
  'cards/events.yaml':
    card(1, 'Meeting', ', date: 2026-10-02, url: /register') +
    card(2, 'Rally', ', date: 2027-01-05') +
    card(3, 'Secret', ', date: 2027-02-01, from: 2027-01-01'),
  'cards/incentives.yaml': card(1, 'A car'),
  'cards/why-forever.yaml': card(1, 'Quality'),
  'faq.yaml': `categories:\n${category(1, 'join')}${category(2, 'orders')}items:
  - { id: 1, category: join, question: ${both('Who?', 'Kim?')}, answer: ${both('Everyone of **18**.', 'Herkes.')} }
  - { id: 2, category: orders, question: ${both('When?', 'Ne zaman?')}, answer: ${both('Soon.', 'Yakında.')} }
`,
  'videos.yaml': `categories:\n${category(1, 'products')}${category(2, 'events')}items:
  - { id: 1, title: ${both('Aloe', 'Aloe tr')}, date: 2026-09-01, category: products, file: videos/clip.webm, cover: pictures/wide.png, duration: 7 }
  - { id: 2, title: ${both('Rally', 'Rally tr')}, date: 2026-10-01, category: events, file: videos/clip.webm, cover: pictures/wide.png, duration: 7 }
`,
  'certificates.yaml': `categories:\n${category(1, 'local')}${category(2, 'halal')}items:
  - { id: 1, title: ${both('Quality', 'Kalite')}, category: local, photo: pictures/tall.jpg }
  - { id: 2, title: ${both('Registration', 'Kayıt')}, category: local, photo: pictures/tall.jpg, file: documents/paper.pdf }
`,
  'albums.yaml': `- id: 1
  slug: rally
  title: ${both('Rally', 'Rally tr')}
  date: 2026-09-19
  photos:
    - { id: 1, file: pictures/wide.png, title: ${both('The hall', 'Salon')} }
    - { id: 2, file: pictures/tall.jpg, title: ${both('The stage', 'Sahne')} }
- id: 2
  slug: field
  title: ${both('Field', 'Tarla')}
  date: 2026-10-19
  photos:
    - { id: 3, file: pictures/wide.png, title: ${both('Rows', 'Sıralar')} }
`,
  'magazines.yaml': `- { id: 1, title: ${both('Summer', 'Yaz')}, edition: "2026-2", code: "100", date: 2026-06-01, cover: pictures/tall.jpg, file: documents/paper.pdf }
- { id: 2, title: ${both('Autumn', 'Güz')}, edition: "2026-3", code: null, date: 2026-09-01, cover: pictures/tall.jpg, file: documents/paper.pdf }
`,
  'downloads.yaml': `categories:\n${category(1, 'forms')}items:
  - { id: 1, title: ${both('Paper', 'Belge')}, category: forms, file: documents/paper.pdf }
  - { id: 2, title: ${both('Guide', 'Rehber')}, category: forms, file: documents/guide.pdf }
`,
  'catalogues.yaml': `- { id: 1, title: ${both('Catalogue', 'Katalog')}, cover: pictures/tall.jpg, file: documents/paper.pdf, pages: [pictures/tall.jpg, pictures/wide.png] }
`,
  'offices.yaml': `- id: 1
  name: ${both('Office', 'Ofis')}
  address: ${both('1 Main Street', 'Ana Cadde 1')}
  hours: ${both('Mon-Fri 9-18', 'Pzt-Cum 9-18')}
  phones: ["+999 555 123456"]
  messengers: { whatsapp: "+999555123456" }
  map: { latitude: 42.87, longitude: 74.6 }
`,
  'home.yaml': `hero: { title: ${both('Aloe', 'Aloe tr')}, lead: ${both('For each day.', 'Her gün için.')} }
join: { title: ${both('Join', 'Katıl')}, text: ${both('Become a member.', 'Üye ol.')}, points: [${both('Discount', 'İndirim')}] }
`,
});

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5a8a5f' } });

/** A country's `content/` that a test may spoil. */
export interface TestContent {
  /** The app's folder. */
  readonly folder: string;
  readonly write: (path: string, text: string | Uint8Array) => void;
  readonly change: (path: string, from: string, to: string) => void;
  readonly removeFile: (path: string) => void;
  readonly remove: () => void;
}

/** Writes a folder with all that a country must say, with real pictures, a clip and documents. */
export const testContent = async (): Promise<TestContent> => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-content-'));
  const at = (path: string): string => join(folder, 'content', path);
  const write = (path: string, text: string | Uint8Array): void => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  for (const [path, text] of Object.entries(texts())) write(path, text);
  write('pictures/wide.png', await solid(1800, 1200).png().toBuffer());
  write('pictures/tall.jpg', await solid(300, 400).jpeg().toBuffer());
  write('videos/clip.webm', Buffer.from(`1a45dfa3${'00'.repeat(96)}`, 'hex'));
  write('documents/paper.pdf', '%PDF-1.4 one for all');
  write('documents/guide.en.pdf', '%PDF-1.4 the guide');
  write('documents/guide.tr.pdf', '%PDF-1.4 rehber');
  return {
    folder,
    write,
    change: (path, from, to) => {
      const before = readFileSync(at(path), 'utf8');
      if (!before.includes(from)) throw new Error(`${path} does not say ${from}`);
      write(path, before.replace(from, to));
    },
    removeFile: (path) => rmSync(at(path)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
