import type { Answers } from '../answers.ts';
import { countryName } from '../country-name.ts';
import { wordsIn, type StarterText } from '../words/index.ts';

/** A starter text in each language of the country, as the source of an object. */
export const localizedSource = (
  country: Pick<Answers, 'val' | 'languages' | 'name' | 'engName'>,
  text: StarterText,
): string => {
  const texts = country.languages.map((language) => {
    const said = wordsIn(language)[text].replaceAll('{country}', countryName(language, country));
    return `${language}: ${JSON.stringify(said)}`;
  });
  return `{ ${texts.join(', ')} }`;
};
