import { localized, membershipClauses, membershipWords, type CountryDefinition } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import { Dialog, Notice, Skeleton } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { useShop } from '../../shared/shop.tsx';
import { loadWords } from '../../shared/words/load-words.ts';
import css from './terms-dialog.module.css';

const loadTerms = async (country: CountryDefinition, language: Language) => {
  const { registration } = await country.registration();
  const { words, version } = registration.terms;
  return { words: await loadWords(country, words, language), version };
};

/** The terms of membership over the form, so that nothing that was filled in is left (REG-9). */
export const TermsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const { state, value: terms } = useFetched(language, async () => [
    undefined,
    await loadTerms(country, language),
  ]);
  return (
    <Dialog open size="l" title={_('register.terms')} closeLabel={_('shell.close')} onClose={onClose}>
      {state === 'unreachable' && <Notice tone="clay">{_('error.chunk-advice')}</Notice>}
      {state === 'loading' && <Skeleton lines={8} />}
      {terms && (
        <div className={css.terms}>
          <p className={css.version}>{terms.words._(membershipWords.version, { version: terms.version })}</p>
          {membershipClauses.map(({ name, title, text }, place) => (
            <section key={name} className={css.clause}>
              <h3 className={css.title}>
                {place + 1}. {terms.words._(title)}
              </h3>
              <p>{terms.words._(text, { seller: localized(country.seller.name, language, country) })}</p>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
};
