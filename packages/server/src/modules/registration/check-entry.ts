import {
  agreementsOf,
  bringsOwnForm,
  checkContextOf,
  checkForm,
  errorWords,
  type CountryDefinition,
  type FieldName,
  type RegistrationForm,
  type RegistrationType,
} from '@caravan/country';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Locations } from '../locations/index.ts';
import { checkNewPassword } from '../passwords/index.ts';
import type { Sponsors } from '../sponsors/index.ts';
import { formWords } from './load-registration.ts';

/** What was sent: values by field, and the texts that were accepted. */
export type Typed = Readonly<Record<string, unknown>>;

/** Values as they are stored, by field. */
export type EntryValues = Readonly<Partial<Record<FieldName, string>>>;

/** Values, or messages by field; `throttled`: too many sponsors were asked for. */
export type Entry =
  | { readonly kind: 'good'; readonly values: EntryValues }
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string[]>> }
  | { readonly kind: 'throttled'; readonly waitMs: number };

/** What a check is made with. */
export interface EntryDependencies {
  readonly context: Pick<CountryContext, 'country' | 'clock' | 'words'>;
  readonly locations: Locations;
  readonly sponsors: Sponsors;
}

/** Whose entry is judged, and in which form. */
export interface EntryOf {
  readonly type: RegistrationType;
  readonly form: RegistrationForm;
  readonly language: Language;
  readonly ip: string;
}

/** Numbers are ids of places, sent as such. */
const asText = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  );

const idOf = (value: string | undefined): number | null =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : null;

const acceptedIn = ({ agreements }: Typed): readonly unknown[] =>
  Array.isArray(agreements) ? agreements : [];

/** A member id of this country, whose own people join by all forms but the foreign owner's. */
const isOwnId = ({ fboPrefix }: Pick<CountryDefinition, 'fboPrefix'>, id: string): boolean =>
  id.startsWith(fboPrefix);

/** Says that the member id of somebody's own form is another's, or none of this country. */
export const unusableId = (
  { country: { contacts }, words }: Pick<CountryContext, 'country' | 'words'>,
  language: Language,
): Record<'fboId', string[]> => ({
  fboId: [
    words(language)._('server.registration.unusableId', { phone: contacts.phone, email: contacts.email }),
  ],
});

/** Checks an entry by the form and by all that only the server knows: places, sponsor, common passwords (REG-3, REG-4, REG-9). */
export const createCheckEntry = ({ context, locations, sponsors }: EntryDependencies) => {
  const { country, clock, words: wordsIn } = context;

  const placeErrors = async (values: EntryValues, language: Language): Promise<Record<string, string[]>> => {
    const words = wordsIn(language);
    const { province, district, country: of } = values;
    const wrong: Record<string, string[]> = {};
    const provinceId = idOf(province);
    if (province !== undefined && !(provinceId !== null && (await locations.province(provinceId, language))))
      wrong['province'] = [words._('server.field.province')];
    const districtId = idOf(district);
    const found = districtId === null ? null : await locations.district(districtId, language);
    if (district !== undefined && (!found || (province !== undefined && found.provinceId !== provinceId)))
      wrong['district'] = [words._('server.field.district')];
    if (of !== undefined && !locations.countriesOfTheWorld(language).some(({ code }) => code === of))
      wrong['country'] = [words._('server.registration.country')];
    return wrong;
  };

  return async ({ type, form, language, ip }: EntryOf, typed: Typed): Promise<Entry> => {
    const words = wordsIn(language);
    const say = await formWords(country, language);
    const values = asText(typed);
    const checked = checkForm(form, values, checkContextOf(country, clock.now()));
    const fields: Record<string, string[]> = {};
    if (!checked.ok)
      for (const [name, { code, data }] of Object.entries(checked.errors))
        fields[name] = [
          name === 'sponsorId' && code === 'memberId'
            ? words._('server.registration.sponsorInvalid')
            : say._(errorWords[code], { ...data }),
        ];
    // Those fields that are right by themselves are judged by what the server knows, so that all that is wrong is said at once.
    const right: EntryValues = checked.ok ? checked.values : rightOf(form, values, country, clock.now());
    Object.assign(fields, await placeErrors(right, language));
    const { password, sponsorId, fboId } = right;
    if (password !== undefined) {
      const both = { newPassword: password, confirmPassword: password };
      const wrong = await checkNewPassword({ country }, both, fboId ?? '');
      if (wrong?.newPassword)
        fields['password'] = [words._(wrong.newPassword.id, { ...wrong.newPassword.values })];
    }
    if (type === 'foreign-fbo' && fboId !== undefined && isOwnId(country, fboId))
      fields['fboId'] = [words._('server.registration.ownId')];
    if (bringsOwnForm(type) && fboId !== undefined && !isOwnId(country, fboId))
      Object.assign(fields, unusableId(context, language));
    if (sponsorId !== undefined) {
      const sponsor = await sponsors.find(sponsorId, ip);
      if (sponsor.kind === 'throttled') return sponsor;
      if (sponsor.kind === 'missing') fields['sponsorId'] = [words._('server.registration.sponsorMissing')];
    }
    const accepted = new Set(acceptedIn(typed));
    if (!agreementsOf(type).every((slug) => accepted.has(slug)))
      fields['agreements'] = [words._('server.registration.agreements')];
    return checked.ok && Object.keys(fields).length === 0
      ? { kind: 'good', values: checked.values }
      : { kind: 'refused', fields: inOrderOf(form, fields) };
  };
};

/** The values of the fields that a form finds nothing wrong with. */
const rightOf = (
  form: RegistrationForm,
  typed: Typed,
  country: CountryDefinition,
  now: Date,
): EntryValues => {
  const single = (field: RegistrationForm['groups'][number]['fields'][number]): EntryValues => {
    const one = { ...form, groups: [{ title: '', fields: [field] }] };
    const result = checkForm(one, typed, checkContextOf(country, now));
    return result.ok ? result.values : {};
  };
  return Object.assign({}, ...form.groups.flatMap(({ fields }) => fields.map(single)));
};

/** Messages in the order of the form: the first is what a popup shows (ERR-4). */
const inOrderOf = (
  { groups }: RegistrationForm,
  fields: Readonly<Record<string, string[]>>,
): Record<string, string[]> => {
  const names = [...groups.flatMap((group) => group.fields.map(({ name }): string => name)), 'agreements'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = fields[name];
      return found ? [[name, found]] : [];
    }),
  );
};
