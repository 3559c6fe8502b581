import { checkContextOf, checkForm, errorWords, onlineAccessNames } from '@caravan/country';
import type { CountryContext } from '../../context.ts';
import { createThrottle } from '../../http/throttle.ts';
import type { Jobs } from '../jobs/index.ts';
import { maskEmail } from '../passwords/index.ts';
import { formOf, formWords } from './load-registration.ts';
import { createRegistrationRepository } from './repository.ts';
import type { Visit } from './create-registration.ts';

/** The link is on its way to this address (masked; null where the form asks for none), or why not. */
export type ShortRegistrationResult =
  | { readonly kind: 'sent'; readonly email: string | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'throttled'; readonly waitMs: number }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, readonly string[]>> };

/** Tries by member id, and by network address (SEC-2): id and number are not to be guessed. */
const rules = {
  id: { what: 'short-id', limit: 10, windowMs: 3_600_000 },
  ip: { what: 'short-ip', limit: 60, windowMs: 3_600_000 },
} as const;

const wireNameOf = (name: string): string =>
  Object.entries(onlineAccessNames).find(([field]) => field === name)?.[1] ?? name;

/** Online access for one whom the company knows: id and number must belong together, and nobody learns which was wrong (REG-8). */
export const createShortRegistration = (context: CountryContext, jobs: Jobs) => {
  const { country, clock, database, ids, words: wordsIn } = context;
  const repository = createRegistrationRepository(context);
  const byId = createThrottle(context, rules.id);
  const byAddress = createThrottle(context, rules.ip);

  return async (
    site: string,
    body: Readonly<Record<string, string | undefined>>,
    { language, ip }: Visit,
  ): Promise<ShortRegistrationResult> => {
    const found = site === country.val ? await formOf(country, 'existing-owner') : null;
    if (!found) return { kind: 'missing' };
    const typed = Object.fromEntries(
      Object.entries(onlineAccessNames).map(([field, wire]) => [field, body[wire]]),
    );
    const checked = checkForm(found.form, typed, checkContextOf(country, clock.now()));
    if (!checked.ok) {
      const say = await formWords(country, language);
      const fields = Object.entries(checked.errors).map(
        ([name, { code, data }]) => [wireNameOf(name), [say._(errorWords[code], { ...data })]] as const,
      );
      return { kind: 'refused', fields: Object.fromEntries(fields) };
    }
    const { fboId = '', nationalId, taxNumber = '', email = null, phone = null } = checked.values;
    const waitMs = (await byAddress.count(ip)) ?? (await byId.count(fboId));
    if (waitMs !== null) return { kind: 'throttled', waitMs };
    const number =
      nationalId === undefined
        ? ({ column: 'taxNumber', value: taxNumber } as const)
        : ({ column: 'nationalNumber', value: nationalId } as const);
    const member = await repository.offlineMember(fboId, number);
    const to = member?.email ?? email;
    // One message for all of it: which of the two was wrong, or that nothing can be mailed, is for the company to say.
    if (!member || to === null) {
      const reach = { phone: country.contacts.phone, email: country.contacts.email };
      const noMatch = wordsIn(language)._('server.registration.noMatch', reach);
      return { kind: 'refused', fields: { nonFieldErrors: [noMatch] } };
    }
    await database.inTransaction(async () => {
      await repository.noteContact(member.id, { email, phone });
      await jobs.send('password-mail', {
        kind: 'online-access',
        memberId: member.id,
        language,
        about: ids.token(8),
      });
    });
    return { kind: 'sent', email: email === null ? null : maskEmail(to) };
  };
};
