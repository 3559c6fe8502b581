import {
  bringsOwnForm,
  localized,
  membershipWords,
  signsContract,
  type CountryDefinition,
} from '@caravan/country';
import { formatDate, maskMemberId, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository, publicName, type MemberRow } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { createLocations } from '../locations/index.ts';
import { createWriteToMember, type MemberLetter, type SendMail } from '../mail/index.ts';
import { contractForm } from './contract-form.ts';
import { termLengthOf, termsWords } from './load-registration.ts';
import { createConsentRepository } from './consent-repository.ts';
import { createRegistrationRepository, type RegistrationRow, type TermRow } from './repository.ts';

type Job = JobData['registration-mail'];

const dayIn = (day: string | null): string => (day === null ? '' : formatDate(`${day}T12:00:00Z`, 'UTC'));

/** What to do about a term, as a sentence: by its document, or by the first order. */
const termSentence = (i18n: I18n, { what, after, dueOn }: TermRow, amount: number): string => {
  if (what === 'first-order') return i18n._('mail.term.firstOrder', { day: dayIn(dueOn) });
  if (dueOn !== null) return i18n._('mail.term.return', { day: dayIn(dueOn) });
  if (after === 'approval') return i18n._('mail.term.afterApproval', { amount });
  return after === 'assistant-supervisor'
    ? i18n._('mail.term.afterLevel', { amount, level: i18n._('mail.level.assistantSupervisor') })
    : i18n._('mail.term.afterQualifying', { amount });
};

const consequence = (i18n: I18n, otherwise: string): string => {
  if (otherwise === 'contract-deleted') return i18n._('mail.term.contractDeleted');
  return otherwise === 'entry-cancelled' ? i18n._('mail.term.entryCancelled') : i18n._('mail.term.idBlocked');
};

/** Has registration jobs done: the welcome with the contract form, reminders, and what came of terms that were missed. */
export const createSendRegistrationMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  send: SendMail,
) => {
  const { country, settings } = context;
  const { phone, email } = country.contacts;
  const members = createMemberRepository(context);
  const registrations = createRegistrationRepository(context);
  const consents = createConsentRepository(context);
  const locations = createLocations(context);

  const placesOf = async (
    { province, district, country: of }: RegistrationRow['values'],
    language: Language,
  ): Promise<Record<string, string>> => {
    const named = {
      province: province === undefined ? null : await locations.province(Number(province), language),
      district: district === undefined ? null : await locations.district(Number(district), language),
      country: locations.countriesOfTheWorld(language).find(({ code }) => code === of) ?? null,
    };
    return Object.fromEntries(
      Object.entries(named).flatMap(([name, place]) => (place ? [[name, place.name]] : [])),
    );
  };

  const contractOf = async (
    member: MemberRow,
    registration: RegistrationRow,
    language: Language,
    title: string,
  ): Promise<MemberLetter['attachments']> => {
    const sponsor = member.sponsorId === null ? undefined : await members.byFboId(member.sponsorId);
    const pdf = await contractForm(country, language, {
      fboId: member.fboId,
      type: registration.type,
      values: registration.values,
      places: await placesOf(registration.values, language),
      sponsorName: sponsor ? publicName(sponsor) : null,
      registeredAt: registration.createdAt,
      consents: await consents.ofMember(member.id),
    });
    return pdf === null
      ? []
      : [
          {
            filename: `${title} ${member.fboId}.pdf`,
            contentType: 'application/pdf',
            base64: pdf.toString('base64'),
          },
        ];
  };

  const registered = async (
    member: MemberRow,
    i18n: I18n,
    language: Language,
  ): Promise<MemberLetter | null> => {
    const registration = await registrations.ofMember(member.id);
    if (!registration) return null;
    const terms = await registrations.termsOf(registration.id);
    const sentences = terms.map(async (term) => {
      const length = await termLengthOf(country, registration.type, term.what);
      return `${termSentence(i18n, term, length?.amount ?? 0)} ${consequence(i18n, term.otherwise)}`;
    });
    const ownForm = bringsOwnForm(registration.type);
    const signsOurs = signsContract(registration.type) && !ownForm;
    const title = (await termsWords(country, language))._(membershipWords.contractTitle);
    const returned = terms.filter(({ what }) => what !== 'first-order');
    const to = reach(country, language);
    return {
      subject: i18n._('mail.registered.subject', { shop: localized(country.seller.name, language, country) }),
      paragraphs: [
        i18n._('mail.registered.lead', { id: maskMemberId(member.fboId) }),
        ...(ownForm ? [i18n._('mail.registered.ownForm', to)] : []),
        ...(signsOurs ? [i18n._('mail.registered.contract', { ...to, title })] : []),
        ...(signsOurs && returned.length > 1 ? [i18n._('mail.registered.twice')] : []),
        ...(await Promise.all(sentences)),
      ],
      action: { label: i18n._('mail.registered.action'), url: `${settings.origin}/login` },
      ...(signsOurs && { attachments: await contractOf(member, registration, language, title) }),
    };
  };

  const aboutTerm = async (
    kind: 'term-reminder' | 'term-over',
    id: number,
    i18n: I18n,
  ): Promise<MemberLetter | null> => {
    const term = await registrations.term(id);
    if (!term) return null;
    const to = { label: i18n._('mail.registered.action'), url: `${settings.origin}/login` };
    if (kind === 'term-reminder')
      return {
        subject: i18n._('mail.termReminder.subject', { day: dayIn(term.dueOn) }),
        paragraphs: [`${termSentence(i18n, term, 0)} ${consequence(i18n, term.otherwise)}`],
        action: to,
      };
    const subjects: Readonly<Record<string, string>> = {
      'contract-deleted': i18n._('mail.termOver.contractDeleted'),
      'entry-cancelled': i18n._('mail.termOver.entryCancelled'),
    };
    return {
      subject: subjects[term.otherwise] ?? i18n._('mail.termOver.idBlocked'),
      paragraphs: [
        term.what === 'first-order'
          ? i18n._('mail.termOver.firstOrder', { day: dayIn(term.dueOn) })
          : i18n._('mail.termOver.return', { day: dayIn(term.dueOn) }),
        i18n._('mail.termOver.contact', { phone, email }),
      ],
      action: term.otherwise === 'contract-deleted' ? to : null,
    };
  };

  const knownId = (member: MemberRow, i18n: I18n): MemberLetter => ({
    subject: i18n._('mail.knownId.subject'),
    paragraphs: [
      i18n._('mail.knownId.lead', { id: maskMemberId(member.fboId) }),
      i18n._('mail.knownId.notYou', { phone, email }),
    ],
    action: { label: i18n._('mail.knownId.action'), url: `${settings.origin}/login?view=forgot` },
  });

  const write = createWriteToMember(context, send);
  const say = (job: Job, member: MemberRow, i18n: I18n, language: Language) => {
    if (job.kind === 'registered') return registered(member, i18n, language);
    if (job.kind === 'known-id') return knownId(member, i18n);
    return aboutTerm(job.kind, job.termId ?? 0, i18n);
  };

  return async (job: Job): Promise<void> => {
    const member = await members.byId(job.memberId);
    if (!member) return;
    const name = [job.kind, member.id, job.termId, job.about].filter((part) => part !== undefined).join('.');
    await write(member, name, (i18n, language) => say(job, member, i18n, language));
  };
};

/** Where the signed paper goes. */
const reach = (country: CountryDefinition, language: Language) => ({
  address: localized(country.contacts.address, language, country),
  email: country.contacts.email,
});
