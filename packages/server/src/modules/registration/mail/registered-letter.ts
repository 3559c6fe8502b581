import { bringsOwnForm, localized, membershipWords, signsContract } from '@caravan/country';
import { maskMemberId, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../../context.ts';
import type { MemberRow } from '../../accounts/index.ts';
import type { MemberLetter } from '../../mail/index.ts';
import { termLengthOf, termsWords } from '../load-registration.ts';
import { createRegistrationRepository } from '../repository.ts';
import { createAttachedContract } from './attached-contract.ts';
import { logInAction } from './log-in-action.ts';
import { termSentences } from './term-sentences.ts';

/** Makes the welcome of a new member: the ID, what is to be signed and by when, and the contract form. */
export const createRegisteredLetter = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
) => {
  const { country } = context;
  const registrations = createRegistrationRepository(context);
  const attachedContract = createAttachedContract(context);

  return async (member: MemberRow, i18n: I18n, language: Language): Promise<MemberLetter | null> => {
    const registration = await registrations.ofMember(member.id);
    if (!registration) return null;
    const terms = await registrations.termsOf(registration.id);
    const sentences = terms.map(async (term) => {
      const length = await termLengthOf(country, registration.type, term.what);
      return termSentences(i18n, term, length?.amount);
    });
    const ownForm = bringsOwnForm(registration.type);
    const signsOurs = signsContract(registration.type) && !ownForm;
    const title = (await termsWords(country, language))._(membershipWords.contractTitle);
    const returned = terms.filter(({ what }) => what !== 'first-order');
    // Where the signed paper goes.
    const to = {
      address: localized(country.contacts.address, language, country),
      email: country.contacts.email,
    };
    return {
      subject: i18n._('mail.registered.subject', { shop: localized(country.seller.name, language, country) }),
      paragraphs: [
        i18n._('mail.registered.lead', { id: maskMemberId(member.fboId) }),
        ...(ownForm ? [i18n._('mail.registered.ownForm', to)] : []),
        ...(signsOurs ? [i18n._('mail.registered.contract', { ...to, title })] : []),
        ...(signsOurs && returned.length > 1 ? [i18n._('mail.registered.twice')] : []),
        ...(await Promise.all(sentences)),
      ],
      action: logInAction(context, i18n),
      ...(signsOurs && { attachments: await attachedContract(member, registration, language, title) }),
    };
  };
};
