import { checkPlain, contactForm } from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Member } from '../../http/member.ts';
import { createThrottle } from '../../http/throttle.ts';
import { sayErrors } from '../../words/say-errors.ts';
import { createLinkRepository, createMemberRepository, tokenHash } from '../accounts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Newsletter } from '../newsletter/index.ts';
import { createContactRepository } from './contact-repository.ts';

/** Milliseconds for which a mailed link confirms an address (ACC-2). */
const linkLives = 86_400_000;
const tokenBytes = 32;
const hour = 3_600_000;

/** Changes by member; links by who asks for them and by whose mailbox they go to (SEC-2). */
const rules = {
  change: { what: 'contact', limit: 60, windowMs: hour },
  asking: { what: 'email-link', limit: 5, windowMs: hour },
  mailbox: { what: 'email-link-to', limit: 5, windowMs: hour },
} as const;

/** What is to change; what is absent stays. */
export interface ContactChange {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly newsletter?: boolean | undefined;
}

/** Done, or why not. Fields hold messages in the member's language. */
export type ContactResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'throttled'; readonly waitMs: number }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, readonly string[]>> };

/** How a member is reached: phone, e-mail address, news (ACC-2, ACC-6). */
export const createContacts = (
  context: CountryContext,
  { jobs, newsletter }: { readonly jobs: Jobs; readonly newsletter: Newsletter },
) => {
  const { country, database, clock, ids, words } = context;
  const members = createMemberRepository(context);
  const links = createLinkRepository(context, 'email');
  const repository = createContactRepository(context);
  const changes = createThrottle(context, rules.change);
  const asking = createThrottle(context, rules.asking);
  const mailbox = createThrottle(context, rules.mailbox);

  const setNews = (email: string, wanted: boolean, language: Language): Promise<void> =>
    wanted ? newsletter.subscribe(email, language) : newsletter.end(email);

  return {
    /** Changes what is named. A new address is written to, and counts when its link is opened. */
    async change(
      member: Pick<Member, 'id' | 'email' | 'firstName'>,
      wanted: ContactChange,
      language: Language,
    ): Promise<ContactResult> {
      const tooMany = await changes.count(String(member.id));
      if (tooMany !== null) return { kind: 'throttled', waitMs: tooMany };
      const asked = contactForm.filter(({ name }) => wanted[name] !== undefined);
      const result = checkPlain(asked, { ...wanted }, country.phone);
      if (!result.ok) return { kind: 'refused', fields: sayErrors(result.errors, words(language), country) };
      const own = member.email?.toLowerCase() ?? null;
      if (wanted.newsletter !== undefined && own === null)
        return { kind: 'refused', fields: { newsletter: [words(language)._('server.profile.noEmail')] } };

      const { email, phone } = result.values;
      const fresh = email !== undefined && email !== member.email ? email : null;
      if (fresh !== null) {
        const wait = (await asking.count(String(member.id))) ?? (await mailbox.count(fresh.toLowerCase()));
        if (wait !== null) return { kind: 'throttled', waitMs: wait };
      }
      await database.inTransaction(async () => {
        if (phone !== undefined) await repository.setPhone(member.id, phone);
        if (wanted.newsletter !== undefined && own !== null) await setNews(own, wanted.newsletter, language);
        if (fresh === null) return;
        await links.endAllOf(member.id);
        await jobs.send('profile-mail', {
          kind: 'email-link',
          memberId: member.id,
          name: member.firstName,
          email: fresh,
          language,
          about: ids.token(8),
        });
      });
      return { kind: 'done' };
    },

    /** A link that confirms an address of a member, to be mailed there; gives its token. */
    async makeLink(memberId: number, email: string): Promise<string> {
      const token = ids.token(tokenBytes);
      const ends = new Date(clock.now().getTime() + linkLives);
      await links.add(tokenHash(token), { memberId, email }, ends);
      return token;
    },

    /** Uses a link up: its address counts from now on, and the old one is told. False for one that is over or never was. */
    confirm: (token: string): Promise<boolean> =>
      database.inTransaction(async () => {
        const link = await links.take(tokenHash(token), clock.now());
        const member = link && (await members.byId(link.memberId));
        if (!member || link.email === null || member.deletedAt !== null) return false;
        await repository.setEmail(member.id, link.email);
        // Other links went to the old address, or were asked for by somebody else.
        await links.endEveryLinkOf(member.id);
        if (member.email === null) return true;
        await newsletter.move(member.email, link.email);
        await jobs.send('profile-mail', {
          kind: 'email-changed',
          memberId: member.id,
          name: member.firstName,
          email: member.email,
          language: member.language,
          about: ids.token(8),
        });
        return true;
      }),
  };
};

export type Contacts = ReturnType<typeof createContacts>;
