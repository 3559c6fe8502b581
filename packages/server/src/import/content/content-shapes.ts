import { formatDay, readDay, type CountryDefinition } from '@caravan/country';
import { z } from 'zod';
import type { ContentFolder } from './content-folder.ts';
import { readMarkdown } from './markdown.ts';
import { wrongFact } from './wrong-fact.ts';

const id = z.int().min(1).max(2_147_483_647);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens');

const isDay = (text: string): boolean => {
  const [year = '', month = '', day = ''] = text.split('-');
  const read = readDay(`${day}-${month}-${year}`);
  return read !== null && formatDay(read) === text;
};

/** A day of the calendar, `2026-11-23`. */
export const dayText = z.string().refine(isDay, 'a day of the calendar like 2026-11-23');

/** A text that must be so that `wrong` finds nothing; what it finds is the problem's words. */
const textWithout = (wrong: (text: string) => string | null) =>
  z
    .string()
    .trim()
    .min(1)
    .superRefine((text, context) => {
      const message = wrong(text);
      if (message !== null) context.addIssue({ code: 'custom', message });
    });

/** Words that may name facts of the country in braces. */
export const words = textWithout(wrongFact);

/** A list in which each id occurs once. */
const listOf = <Item extends z.ZodType<{ readonly id: number }>>(item: Item) =>
  z.array(item).superRefine((items, context) => {
    const ids = items.map((each) => each.id);
    const place = ids.findIndex((each, at) => ids.indexOf(each) !== at);
    if (place >= 0)
      context.addIssue({
        code: 'custom',
        message: `each id once, not ${ids[place]} again`,
        path: [place, 'id'],
      });
  });

/**
 * The shapes of the YAML files under `content/`. A file that is named and not there, a language that is missing, a day that is
 * none: each is an issue at its own place.
 */
export const contentShapes = (
  { languages, videoHosts }: Pick<CountryDefinition, 'languages' | 'videoHosts'>,
  folder: ContentFolder,
) => {
  const perLanguage = <Text extends z.ZodType<string>>(text: Text) =>
    z.object(Object.fromEntries(languages.map((language) => [language, text])));
  const texts = perLanguage(words);
  const markdown = textWithout((text) => readMarkdown(text, folder.wrongPicture).faults[0]?.expected ?? null);
  const picture = textWithout(folder.wrongPicture);
  const document = textWithout(folder.wrongDocument);
  const clip = textWithout(folder.wrongClip);
  const dated = { from: dayText.optional() };
  const entry = { id, title: texts, category: slug, ...dated };

  const categorised = <Item extends z.ZodType<{ readonly id: number; readonly category: string }>>(
    item: Item,
  ) =>
    z
      .object({ categories: listOf(z.object({ id, slug, name: texts })), items: listOf(item) })
      .superRefine(({ categories, items }, context) => {
        const known = categories.map((category) => category.slug);
        for (const [place, { category }] of items.entries())
          if (!known.includes(category))
            context.addIssue({
              code: 'custom',
              message: `one of ${known.join(', ')}, not "${category}"`,
              path: ['items', place, 'category'],
            });
      });

  const isPlayer = (url: string): boolean =>
    URL.canParse(url) && new URL(url).protocol === 'https:' && videoHosts.includes(new URL(url).hostname);
  const player = z
    .string()
    .refine(
      isPlayer,
      `an https address on a video host of the country: ${videoHosts.join(', ') || 'it has none'}`,
    );

  return {
    cards: listOf(
      z.object({
        id,
        title: texts,
        description: texts,
        photo: picture,
        date: dayText.optional(),
        url: z
          .string()
          .regex(/^\/(?!\/)\S*$/, 'a page of this site like /register')
          .optional(),
        ...dated,
      }),
    ),
    'faq.yaml': categorised(z.object({ id, category: slug, question: texts, answer: perLanguage(markdown) })),
    'videos.yaml': categorised(
      z
        .object({
          ...entry,
          date: dayText,
          file: clip.optional(),
          url: player.optional(),
          cover: picture,
          duration: z.int().min(1).max(36_000),
        })
        .refine(({ file, url }) => (file === undefined) !== (url === undefined), 'either a file or a url'),
    ),
    'certificates.yaml': categorised(z.object({ ...entry, file: document.optional(), photo: picture })),
    'albums.yaml': listOf(
      z.object({
        id,
        slug,
        title: texts,
        date: dayText,
        photos: listOf(z.object({ id, file: picture, title: texts })).min(1),
        ...dated,
      }),
    ),
    'magazines.yaml': listOf(
      z.object({
        id,
        title: texts,
        edition: z.string().min(1),
        code: z.string().nullable(),
        date: dayText,
        cover: picture,
        file: document,
        ...dated,
      }),
    ),
    'downloads.yaml': categorised(z.object({ ...entry, file: document })),
    'catalogues.yaml': listOf(
      z.object({
        id,
        title: texts,
        cover: picture,
        file: document,
        pages: z.array(picture).min(1),
        ...dated,
      }),
    ),
    'offices.yaml': listOf(
      z.object({
        id,
        name: texts,
        address: texts,
        hours: texts,
        phones: z.array(z.string().regex(/^\+[\d ()-]{6,24}$/, 'a number that begins with +')).min(1),
        messengers: z.object({
          whatsapp: z
            .string()
            .regex(/^\+[\d ]{6,20}$/, 'a number that begins with +')
            .optional(),
          telegram: z
            .string()
            .regex(/^\w{5,32}$/, 'a name of Telegram without @')
            .optional(),
        }),
        map: z.object({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
        }),
      }),
    ).min(1),
    'home.yaml': z.object({
      hero: z.object({ title: texts, lead: texts, picture: textWithout(folder.wrongHero).optional() }),
      join: z.object({ title: texts, text: texts, points: z.array(texts).min(1).max(6) }),
    }),
  } as const;
};

export type ContentShapes = ReturnType<typeof contentShapes>;

/** What stands above the text of a page. */
export const pageHead = (folder: ContentFolder) =>
  z
    .object({
      title: words,
      description: words,
      date: dayText,
      picture: textWithout(folder.wrongPicture).optional(),
      alt: words.optional(),
      from: dayText.optional(),
    })
    .refine(({ picture, alt }) => picture === undefined || alt !== undefined, {
      message: 'what the picture shows',
      path: ['alt'],
    });

/** What stands above a legal text; `date` is the day from which it holds. */
export const legalHead = z.object({ title: words, description: words, date: dayText });
