import { membershipClauses, membershipWords } from '@caravan/country';
import { createI18n } from '@caravan/i18n';
import { Dialog, Notice, Skeleton } from '@caravan/ui';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';
import css from './terms-dialog.module.css';

interface Terms {
  readonly words: I18n;
  readonly version: string;
}

/** The terms of membership over the form, so that nothing that was filled in is left (REG-9). */
export const TermsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const terms = useTerms();
  return (
    <Dialog open size="l" title={_('register.terms')} closeLabel={_('shell.close')} onClose={onClose}>
      {terms === null ? (
        <Skeleton lines={8} />
      ) : terms instanceof Error ? (
        <Notice tone="clay">{_('error.chunk-advice')}</Notice>
      ) : (
        <div className={css.terms}>
          <p className={css.version}>{terms.words._(membershipWords.version, { version: terms.version })}</p>
          {membershipClauses.map(({ name, title, text }, place) => (
            <section key={name} className={css.clause}>
              <h3 className={css.title}>
                {place + 1}. {terms.words._(title)}
              </h3>
              <p>{terms.words._(text, { seller: country.seller.name })}</p>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
};

const useTerms = (): Terms | Error | null => {
  const { country, language } = useShop();
  const [terms, setTerms] = useState<Terms | Error | null>(null);
  useEffect(() => {
    let here = true;
    const show = (found: Terms | Error) => here && setTerms(found);
    const load = async () => {
      const { registration } = await country.registration();
      const { words, version } = registration.terms;
      const spoken = words[language] ? language : country.defaultLanguage;
      const found = await words[spoken]?.();
      show(
        found
          ? { words: createI18n(spoken, found.messages), version }
          : new Error(`No terms of membership in ${spoken}`),
      );
    };
    load().catch(() => show(new Error('The terms did not arrive')));
    return () => {
      here = false;
    };
  }, [country, language]);
  return terms;
};
