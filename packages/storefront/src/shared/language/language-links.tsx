import { languageNames } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { isPlainPress } from '../link/plain-press.ts';
import { useShop } from '../shop.tsx';
import css from './language-links.module.css';
import { useChooseLanguage } from './use-choose-language.ts';

interface LanguageLinksProps {
  readonly className?: string | undefined;
  /** What they stand in: a place of their own to go to, or a part of one. */
  readonly within?: 'nav' | 'section';
}

/** The languages as links, which work without scripts too; nothing where there is only one. */
export const LanguageLinks = ({ className, within: Place = 'nav' }: LanguageLinksProps) => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const { pathname, search } = useLocation();
  const choose = useChooseLanguage();
  if (country.languages.length < 2) return null;
  const inLanguage = (lang: string): string => {
    const query = new URLSearchParams(search);
    query.set('lang', lang);
    return `${pathname}?${query}`;
  };
  return (
    <Place aria-label={_('shell.languages')} className={className}>
      <ul className={css.languages}>
        {country.languages.map((each) => (
          <li key={each}>
            <a
              href={inLanguage(each)}
              lang={each}
              hrefLang={each}
              aria-current={each === language || undefined}
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                if (each !== language) choose(each);
              }}
            >
              {languageNames[each]}
            </a>
          </li>
        ))}
      </ul>
    </Place>
  );
};
