import type { ContentFolder } from './content-folder.ts';
import { readMarkdown } from './markdown.ts';
import type { ContentSources } from './read-sources.ts';

/** The pictures and other files that a `content/` names, by their paths in it. */
export const namedFiles = (sources: ContentSources, folder: ContentFolder) => {
  const all = [...sources.cards.values()].flat();
  const documents = [
    ...sources.certificates.items.flatMap(({ file }) => file ?? []),
    ...sources.magazines.map(({ file }) => file),
    ...sources.downloads.items.map(({ file }) => file),
    ...sources.catalogues.map(({ file }) => file),
  ];
  const answers = sources.questions.items.flatMap(({ answer }) => Object.values(answer));
  return {
    pictures: [
      ...Object.values(sources.pages).flatMap((list) =>
        list.flatMap(({ head, text }) => [
          ...text.pictures,
          ...(head.picture === undefined ? [] : [head.picture]),
        ]),
      ),
      ...sources.legal.flatMap(({ text }) => text.pictures),
      ...answers.flatMap((text) => readMarkdown(text, folder.wrongPicture).pictures),
      ...all.map(({ photo }) => photo),
      ...sources.videos.items.map(({ cover }) => cover),
      ...sources.certificates.items.map(({ photo }) => photo),
      ...sources.albums.flatMap(({ photos }) => photos.map(({ file }) => file)),
      ...sources.magazines.map(({ cover }) => cover),
      ...sources.catalogues.flatMap(({ cover, pages: printed }) => [cover, ...printed]),
    ],
    files: [
      ...sources.videos.items.flatMap(({ file }) => file ?? []),
      ...documents.flatMap((path) => [...folder.documentFiles(path).values()]),
    ],
  };
};
