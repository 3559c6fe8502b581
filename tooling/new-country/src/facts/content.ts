import type { Language } from '@caravan/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '../answers.ts';
import { wordsIn } from '../words/index.ts';
import { localizedSource } from './localized.ts';

/** Pages of the company, by their titles in the word area `content`. */
const pages = ['about-us', 'why-forever', 'events', 'incentives', 'marketing-plan', 'tools'];

/** Legal pages, by their titles in the word area `shell`. */
const legal: Readonly<Record<string, string>> = {
  'data-protect': 'menu.data-protect',
  legal: 'menu.legal',
  'privacy-policy': 'menu.privacy',
  returns: 'menu.returns',
  'sales-agreement': 'menu.sales-agreement',
  security: 'menu.security',
};

/** What the storefront calls a page. */
const titleOf = (root: string, area: string, language: Language, id: string): string => {
  const words = readFileSync(join(root, `packages/i18n/src/words/${area}/${language}.po`), 'utf8');
  const [, title] = new RegExp(`msgid "${id}"\\nmsgstr "([^"]+)"`).exec(words) ?? [];
  if (title === undefined) throw new Error(`${area}/${language}.po has no ${id}.`);
  return title;
};

const pageText = (title: string, language: Language): string => {
  const text = wordsIn(language).pageComing;
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`${title}. ${text}`)}
date: ${new Date().toISOString().slice(0, 10)}
---
${text}
`;
};

const none = 'categories: []\nitems: []\n';

/**
 * `content/`: every page that a country must have, saying that it is being written and who answers meanwhile; lists are empty.
 * Its people write them (CONT-11).
 */
export const contentFiles = (root: string, answers: Answers): Readonly<Record<string, string>> => {
  const { languages, callingCode } = answers;
  const inLanguages = (make: (language: Language) => readonly [string, string][]): Record<string, string> =>
    Object.fromEntries(languages.flatMap(make));
  const titles = Object.fromEntries(
    languages.map((language) => [language, titleOf(root, 'shell', language, 'menu.join')]),
  );
  return {
    ...inLanguages((language) =>
      pages.map((slug) => [
        `content/pages/${slug}.${language}.md`,
        pageText(titleOf(root, 'content', language, `section.${slug}`), language),
      ]),
    ),
    ...inLanguages((language) =>
      Object.entries(legal).map(([slug, id]) => [
        `content/legal/${slug}.1.${language}.md`,
        pageText(titleOf(root, 'shell', language, id), language),
      ]),
    ),
    'content/cards/events.yaml': '[]\n',
    'content/cards/incentives.yaml': '[]\n',
    'content/cards/why-forever.yaml': '[]\n',
    'content/faq.yaml': none,
    'content/videos.yaml': none,
    'content/certificates.yaml': none,
    'content/downloads.yaml': none,
    'content/albums.yaml': '[]\n',
    'content/magazines.yaml': '[]\n',
    'content/catalogues.yaml': '[]\n',
    'content/offices.yaml': `- id: 1
  name: ${localizedSource(answers, 'centre')}
  address: ${localizedSource(answers, 'address')}
  hours: ${localizedSource(answers, 'hours')}
  phones: ['+${callingCode} 555 884 040']
  messengers: {}
  map: { latitude: 0, longitude: 0 }
`,
    'content/home.yaml': `hero: { title: ${localizedSource(answers, 'heroTitle')}, lead: ${localizedSource(answers, 'heroLead')} }
join:
  title: ${JSON.stringify(titles)}
  text: ${localizedSource(answers, 'join')}
  points: [${localizedSource(answers, 'joinPoint')}]
`,
  };
};
