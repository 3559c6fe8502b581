import {
  bringsOwnForm,
  dueDay,
  formatDay,
  readDay,
  type CountryDefinition,
  type RegistrationForm,
} from '@caravan/country';
import { localTime, type Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import { createThrottle } from '../../http/throttle.ts';
import { createAddressRepository, createMemberRepository, hashPassword } from '../accounts/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { createLocations } from '../locations/index.ts';
import type { Newsletter } from '../newsletter/index.ts';
import type { Sponsors } from '../sponsors/index.ts';
import type { Agreements } from './agreements.ts';
import { createCheckEntry, unusableId, type EntryValues, type Typed } from './check-entry.ts';
import { formOf } from './load-registration.ts';
import { firstAddress, registeredAddress } from './registered-address.ts';
import { createRegistrationRepository, type NewMember, type NewTerm } from './repository.ts';

/** Messages by field. */
interface Refused {
  readonly kind: 'refused';
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** A new member's id, and where the letter goes. */
export interface Registered {
  readonly kind: 'joined';
  readonly fboId: string;
  readonly email: string | null;
}

/**
 * Checked and ready to be written down by `join`, or why not. `missing`: the country has no such form. `join` still refuses an id that
 * somebody else has been given since.
 */
export type RegistrationResult =
  | { readonly kind: 'ready'; readonly join: () => Promise<Registered | Refused> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'throttled'; readonly waitMs: number }
  | Refused;

/** From where somebody registers. */
export interface Visit {
  readonly language: Language;
  readonly ip: string;
}

/** An entry that was checked, and what is written down with it. */
interface Ready extends Visit {
  readonly found: NonNullable<Awaited<ReturnType<typeof formOf>>>;
  readonly values: EntryValues;
  /** The id that somebody brought: from another country, or on a form of their own. */
  readonly own: string | undefined;
  readonly passwordHash: string;
  readonly texts: Awaited<ReturnType<Agreements>>;
  readonly address: ReturnType<typeof firstAddress>;
}

/** Registrations from one network address; a whole meeting may join over one line. */
const rule = { what: 'register', limit: 60, windowMs: 3_600_000 };

/** Ids are drawn: nobody learns from one how many there are. */
const drawId = ({ country, ids }: Pick<CountryContext, 'country' | 'ids'>): string =>
  `${country.fboPrefix}${100_000_000 + ids.number(900_000_000)}`;

/**
 * Whether the member id is brought, not drawn: an owner of another country keeps the one held there; the one printed on an application
 * form of somebody's own was given with that form, so they log in with it (REG-1). That one is said beside its field when it cannot
 * be had, tries being counted (SEC-2): the form is in their hand and no mail could reach who holds the id. A foreign id that is known
 * is told of by mail alone (AUTH-2).
 */
const bringsId = (type: string): boolean => type === 'foreign-fbo' || bringsOwnForm(type);

const isoDay = (typed: string | undefined): string | null => {
  const day = readDay(typed ?? '');
  return day === null ? null : formatDay(day);
};

/** What the form's terms come to for one who registers now; those that count from later have no day yet. */
const termsOf = (
  { returns, firstOrderPaidWithin }: RegistrationForm,
  { timeZone }: Pick<CountryDefinition, 'timeZone'>,
  now: Date,
): NewTerm[] => {
  const today = localTime(now, timeZone);
  return [
    ...returns.map(({ document, within, after, otherwise }) => ({
      what: document,
      after,
      otherwise,
      dueOn: after === 'registration' ? formatDay(dueDay(today, within)) : null,
    })),
    ...(firstOrderPaidWithin === null
      ? []
      : [
          {
            what: 'first-order',
            after: 'registration',
            otherwise: 'contract-deleted',
            dueOn: formatDay(dueDay(today, firstOrderPaidWithin)),
          },
        ]),
  ];
};

const memberOf = (
  { country }: Pick<CountryContext, 'country'>,
  values: EntryValues,
  more: Pick<NewMember, 'fboId' | 'passwordHash' | 'language'>,
): NewMember => ({
  ...more,
  homeCountry: values.country?.toLowerCase() ?? country.val,
  firstName: values.firstName ?? '',
  lastName: values.lastName ?? '',
  middleName: values.middleName ?? null,
  level: 'novus',
  email: values.email ?? null,
  phone: values.phone ?? null,
  sponsorId: values.sponsorId ?? null,
  birthDate: isoDay(values.birthDate),
  nationalNumber: values.nationalId ?? null,
  taxNumber: values.taxNumber ?? null,
  newsletter: values.newsletter === 'true',
  registeredAddress: registeredAddress(values),
});

/** How people become members (REG-1 to REG-9). */
export const createRegistration = (
  context: CountryContext,
  {
    jobs,
    sponsors,
    newsletter,
    agreements,
  }: {
    readonly jobs: Jobs;
    readonly sponsors: Sponsors;
    readonly newsletter: Newsletter;
    readonly agreements: Agreements;
  },
) => {
  const { country, database, clock } = context;
  const repository = createRegistrationRepository(context);
  const members = createMemberRepository(context);
  const addresses = createAddressRepository(context);
  const locations = createLocations(context);
  const check = createCheckEntry({ context, locations, sponsors });
  const throttle = createThrottle(context, rule);

  const districtName = async ({ district }: EntryValues, language: Language): Promise<string | null> =>
    district === undefined ? null : ((await locations.district(Number(district), language))?.name ?? null);

  /** One whose id is in the register already learns it by mail; nobody else learns it (AUTH-2). */
  const tellKnown = async (fboId: string): Promise<void> => {
    const known = await members.byFboId(fboId);
    if (known && known.email !== null)
      await jobs.send('registration-mail', {
        kind: 'known-id',
        memberId: known.id,
        about: context.ids.token(8),
      });
  };

  return {
    async register(type: string, typed: Typed, { language, ip }: Visit): Promise<RegistrationResult> {
      const found = await formOf(country, type);
      if (!found || found.type === 'existing-owner') return { kind: 'missing' };
      const entry = await check({ ...found, language, ip }, typed);
      if (entry.kind !== 'good') return entry;
      const waitMs = await throttle.count(ip);
      if (waitMs !== null) return { kind: 'throttled', waitMs };
      const { values } = entry;
      const own = bringsId(found.type) ? values.fboId : undefined;
      if (bringsOwnForm(found.type) && own !== undefined && (await members.byFboId(own)))
        return { kind: 'refused', fields: unusableId(context, language) };
      const passwordHash = await hashPassword(values.password ?? '', 'stranger');
      const texts = await agreements(found.registration, found.type);
      const address = firstAddress(values, await districtName(values, language));
      const ready = { found, values, own, passwordHash, texts, address, language, ip };
      return { kind: 'ready', join: () => join(ready) };
    },
  };

  async function join({
    found,
    values,
    own,
    passwordHash,
    texts,
    address,
    language,
    ip,
  }: Ready): Promise<Registered | Refused> {
    const email = values.email ?? null;
    const fboId = await database.inTransaction(async () => {
      const now = clock.now();
      const added = await addMember(values, own, { passwordHash, language });
      if (added === null) return null;
      const registrationId = await repository.add({
        memberId: added.id,
        type: found.type,
        language,
        values: withoutSecrets(values),
        createdAt: now,
      });
      await repository.addTerms(registrationId, termsOf(found.form, country, now));
      await repository.addConsents(
        added.id,
        texts.map((text) => ({ ...text, language, ip, at: now })),
      );
      if (address) await addresses.add(added.id, address, now);
      await jobs.send('registration-mail', { kind: 'registered', memberId: added.id });
      if (values.newsletter === 'true' && email !== null)
        await newsletter.subscribe(email.toLowerCase(), language);
      return added.fboId;
    });
    if (fboId === null) {
      if (bringsOwnForm(found.type)) return { kind: 'refused', fields: unusableId(context, language) };
      await tellKnown(own ?? '');
    }
    return { kind: 'joined', fboId: fboId ?? own ?? '', email };
  }

  /** Null when the id that somebody brought is known already. */
  async function addMember(
    values: EntryValues,
    own: string | undefined,
    more: { readonly passwordHash: string; readonly language: Language },
  ): Promise<{ readonly id: number; readonly fboId: string } | null> {
    for (;;) {
      const fboId = own ?? drawId(context);
      const id = await repository.addMember(memberOf(context, values, { ...more, fboId }));
      if (id !== undefined) return { id, fboId };
      if (own !== undefined) return null;
    }
  }
};

const withoutSecrets = (values: EntryValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'password'));

export type RegistrationService = ReturnType<typeof createRegistration>;
