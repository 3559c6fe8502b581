import type { Answers } from '../answers.ts';
import { words, type StarterText } from '../words/index.ts';

/** A starter text in each language of the country, as the source of an object. */
export const localizedSource = (
  { languages, name, engName }: Pick<Answers, 'languages' | 'name' | 'engName'>,
  text: StarterText,
): string => {
  const texts = languages.map((language) => {
    const own = language === 'en' ? engName : name;
    return `${language}: ${JSON.stringify(words[language][text].replaceAll('{country}', own))}`;
  });
  return `{ ${texts.join(', ')} }`;
};
