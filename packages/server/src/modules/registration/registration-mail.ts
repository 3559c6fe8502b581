import { localized, type CountryDefinition } from '@caravan/country';
import { formatDate, maskMemberId, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import type { CountryContext } from '../../context.ts';
import { createMemberRepository, type MemberRow } from '../accounts/index.ts';
import type { JobData } from '../jobs/index.ts';
import { createLocations } from '../locations/index.ts';
import { letterMail, mailLanguage, type Letter, type SendMail } from '../mail/index.ts';
import { contractForm } from './contract-form.ts';
import { formOf } from './load-registration.ts';
import { createConsentRepository } from './consent-repository.ts';
import { createRegistrationRepository, type RegistrationRow, type TermRow } from './repository.ts';

type Job = JobData['registration-mail'];
type Said = Pick<Letter, 'subject' | 'paragraphs' | 'action' | 'attachments'>;

const dayIn = (day: string | null): string => (day === null ? '' : formatDate(`${day}T12:00:00Z`, 'UTC'));

/** What to do about a term, as a sentence: by its document, or by the first order. */
const termSentence = (i18n: I18n, { what, after, dueOn }: TermRow, amount: number): string => {
  if (what === 'first-order') return i18n._('mail.term.firstOrder', { day: dayIn(dueOn) });
  if (dueOn !== null) return i18n._('mail.term.return', { day: dayIn(dueOn) });
  return after === 'approval'
    ? i18n._('mail.term.afterApproval', { amount })
    : i18n._('mail.term.afterQualifying', { amount });
};

const consequence = (i18n: I18n, otherwise: string): string => {
  if (otherwise === 'contract-deleted') return i18n._('mail.term.contractDeleted');
  return otherwise === 'entry-cancelled' ? i18n._('mail.term.entryCancelled') : i18n._('mail.term.idBlocked');
};

const isOwners = ({ type }: RegistrationRow): boolean => type.startsWith('forever-business-owner');

/** Has registration jobs done: the welcome with the contract form, reminders, and what came of terms that were missed. */
export const createSendRegistrationMail = (
  context: Pick<CountryContext, 'country' | 'settings' | 'words' | 'database'>,
  send: SendMail,
) => {
  const { country, settings } = context;
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
  ): Promise<Letter['attachments']> => {
    const sponsor = member.sponsorId === null ? undefined : await members.byFboId(member.sponsorId);
    const pdf = await contractForm(country, language, {
      fboId: member.fboId,
      type: registration.type,
      values: registration.values,
      places: await placesOf(registration.values, language),
      sponsorName: sponsor ? `${sponsor.firstName} ${sponsor.lastName.slice(0, 1)}.` : null,
      registeredAt: registration.createdAt,
      consents: await consents.ofMember(member.id),
    });
    return pdf === null
      ? []
      : [
          {
            filename: `${member.fboId}.pdf`,
            contentType: 'application/pdf',
            base64: pdf.toString('base64'),
          },
        ];
  };

  const registered = async (member: MemberRow, i18n: I18n, language: Language): Promise<Said | null> => {
    const registration = await registrations.ofMember(member.id);
    if (!registration) return null;
    const terms = await registrations.termsOf(registration.id);
    const form = await formOf(country, registration.type);
    const amountOf = (what: string): number =>
      form?.form.returns.find(({ document }) => document === what)?.within.amount ?? 0;
    const owner = isOwners(registration);
    return {
      subject: i18n._('mail.registered.subject', { shop: country.seller.name }),
      paragraphs: [
        i18n._('mail.registered.lead', { id: maskMemberId(member.fboId) }),
        ...(owner ? [i18n._('mail.registered.contract', reach(country, language))] : []),
        ...terms.map(
          (term) => `${termSentence(i18n, term, amountOf(term.what))} ${consequence(i18n, term.otherwise)}`,
        ),
      ],
      action: { label: i18n._('mail.registered.action'), url: `${settings.origin}/login` },
      ...(owner && { attachments: await contractOf(member, registration, language) }),
    };
  };

  const aboutTerm = async (
    kind: 'term-reminder' | 'term-over',
    id: number,
    i18n: I18n,
  ): Promise<Said | null> => {
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
        i18n._('mail.termOver.contact', {
          phone: country.contacts.phone,
          email: country.contacts.email,
        }),
      ],
      action: term.otherwise === 'contract-deleted' ? to : null,
    };
  };

  const knownId = (member: MemberRow, i18n: I18n): Said => ({
    subject: i18n._('mail.knownId.subject'),
    paragraphs: [
      i18n._('mail.knownId.lead', { id: maskMemberId(member.fboId) }),
      i18n._('mail.knownId.notYou', {
        phone: country.contacts.phone,
        email: country.contacts.email,
      }),
    ],
    action: { label: i18n._('mail.knownId.action'), url: `${settings.origin}/login?view=forgot` },
  });

  const say = (job: Job, member: MemberRow, i18n: I18n, language: Language) => {
    if (job.kind === 'registered') return registered(member, i18n, language);
    if (job.kind === 'known-id') return knownId(member, i18n);
    return aboutTerm(job.kind, job.termId ?? 0, i18n);
  };

  return async (job: Job): Promise<void> => {
    const member = await members.byId(job.memberId);
    if (!member || member.email === null) return;
    const language = mailLanguage(member.language, country);
    const i18n = context.words(language);
    const said = await say(job, member, i18n, language);
    if (!said) return;
    const letter: Letter = {
      ...said,
      name: [job.kind, member.id, job.termId, job.about].filter((part) => part !== undefined).join('.'),
      to: member.email,
      greeting: i18n._('mail.greeting', { name: member.firstName }),
    };
    await send(letterMail(context, language, letter));
  };
};

/** Where the signed paper goes. */
const reach = (country: CountryDefinition, language: Language) => ({
  address: localized(country.contacts.address, language, country),
  email: country.contacts.email,
});
