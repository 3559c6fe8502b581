import type { Area } from '../catalogues.ts';
import type { Complaint } from '../complaint.ts';
import type { Avoided } from '../glossary.ts';

/** A file in one language that is read line by line: the words of a country's products. */
export interface Lines {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

type Glossaries = ReadonlyMap<string, readonly Avoided[]>;

/** Letters of a language as a reader takes them for one: İ and i are one letter in Turkish, I and i are not. */
const folded = (text: string, language: string): string => text.normalize('NFC').toLocaleLowerCase(language);

const startsAWord = (text: string, at: number): boolean => !/[\p{L}\p{N}]$/u.test(text.slice(0, at));

/** The words that a text has though its language's glossary says another. A word is found by its beginning, with any ending. */
const avoidedBy = (text: string, language: string, glossaries: Glossaries): Avoided[] => {
  const read = folded(text, language);
  return (glossaries.get(language) ?? []).filter(({ word }) => {
    const wanted = folded(word, language);
    for (let at = read.indexOf(wanted); at !== -1; at = read.indexOf(wanted, at + 1))
      if (startsAWord(read, at)) return true;
    return false;
  });
};

const told = ({ word, say }: Avoided): string => `says "${word}": the glossary has "${say}"`;

/** Messages and product texts that use a word which the glossary of their language avoids. */
export const checkAvoided = (
  areas: readonly Area[],
  lines: readonly Lines[],
  glossaries: Glossaries,
): Complaint[] => [
  ...areas
    .flatMap(({ catalogues }) => catalogues)
    .flatMap(({ file, language, entries }) =>
      entries.flatMap(({ id, text, line }) =>
        avoidedBy(text, language, glossaries).map((one) => ({ file, line, text: `"${id}" ${told(one)}` })),
      ),
    ),
  ...lines.flatMap(({ file, language, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        avoidedBy(line, language, glossaries).map((one) => ({ file, line: index + 1, text: told(one) })),
      ),
  ),
];
