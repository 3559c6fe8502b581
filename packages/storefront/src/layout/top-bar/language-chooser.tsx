import { languageNames } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { useChooseLanguage } from '../../shared/language/use-choose-language.ts';
import { useShop } from '../../shared/shop.tsx';
import { Chooser } from './chooser.tsx';

/** The languages of this country by their own names; nothing where there is only one (SHELL-1, LANG-4). */
export const LanguageChooser = cachedPart(() => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const choose = useChooseLanguage();
  if (country.languages.length < 2) return null;
  return (
    <Chooser
      icon="globe"
      label={_('shell.language')}
      value={language}
      options={country.languages.map((each) => ({ value: each, text: languageNames[each], lang: each }))}
      onTake={choose}
    />
  );
});
