import { localized } from '@caravan/country';
import { createI18n, formatDate } from '@caravan/i18n';
import type { LoaderContext } from '../../routes/screen-module.ts';
import { privacyClauses } from './privacy-clauses.ts';

/**
 * The notice as text, with the seller filled in. Its words travel as data, so that the page needs no catalogue of its own to
 * be hydrated.
 */
export const load = async ({ country, language }: Pick<LoaderContext, 'country' | 'language'>) => {
  const { privacyNotice, seller } = country;
  const catalogue = await privacyNotice.words[language]?.();
  if (!catalogue) throw new Error(`The privacy notice has no words in ${language}`);
  const own = await privacyNotice.law?.();
  const i18n = createI18n(language, catalogue.messages);
  const facts = {
    seller: seller.name,
    address: localized(seller.address, language, country),
    email: seller.email,
    phone: seller.phone,
  };
  const textOf = ({ text, law }: (typeof privacyClauses)[number]): string =>
    own && law
      ? localized(own.law[law], language, country).replaceAll('{email}', seller.email)
      : i18n._(text.id, facts);
  return {
    title: i18n._('privacy.title'),
    description: i18n._('privacy.description'),
    version: i18n._('privacy.version', {
      version: privacyNotice.version,
      since: formatDate(`${privacyNotice.since}T12:00:00Z`, 'UTC'),
    }),
    clauses: privacyClauses.map((clause) => ({
      name: clause.name,
      title: i18n._(clause.title.id),
      paragraphs: textOf(clause).split('\n'),
    })),
  };
};

export type PrivacyText = Awaited<ReturnType<typeof load>>;
