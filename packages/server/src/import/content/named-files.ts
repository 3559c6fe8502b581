import type { ContentFolder } from './content-folder.ts';
import { readMarkdown } from './markdown.ts';
import type { ContentSources } from './read-sources.ts';

/** The pictures and other files that a `content/` names, by their paths in it. */
export const namedFiles = (
  {
    pages,
    legal,
    cards,
    questions,
    videos,
    certificates,
    albums,
    magazines,
    downloads,
    catalogues,
  }: ContentSources,
  folder: ContentFolder,
) => {
  const all = [...cards.values()].flat();
  const documents = [
    ...certificates.items.flatMap(({ file }) => file ?? []),
    ...magazines.map(({ file }) => file),
    ...downloads.items.map(({ file }) => file),
    ...catalogues.map(({ file }) => file),
  ];
  const answers = questions.items.flatMap(({ answer }) => Object.values(answer));
  return {
    pictures: [
      ...Object.values(pages).flatMap((list) =>
        list.flatMap(({ head, text }) => [
          ...text.pictures,
          ...(head.picture === undefined ? [] : [head.picture]),
        ]),
      ),
      ...legal.flatMap(({ text }) => text.pictures),
      ...answers.flatMap((text) => readMarkdown(text, folder.wrongPicture).pictures),
      ...all.map(({ photo }) => photo),
      ...videos.items.map(({ cover }) => cover),
      ...certificates.items.map(({ photo }) => photo),
      ...albums.flatMap(({ photos }) => photos.map(({ file }) => file)),
      ...magazines.map(({ cover }) => cover),
      ...catalogues.flatMap(({ cover, pages: printed }) => [cover, ...printed]),
    ],
    files: [
      ...videos.items.flatMap(({ file }) => file ?? []),
      ...documents.flatMap((path) => [...folder.documentFiles(path).values()]),
    ],
  };
};
