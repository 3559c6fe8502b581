import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import { group } from './field-group.ts';
import { optional, required } from './form-field.ts';
import { checkContextOf } from './read-checked.ts';
import type { RegistrationField, RegistrationForm } from './registration-form.ts';

const bishkek = {
  timeZone: 'Asia/Bishkek',
  passwordLength: 6,
  phone: { callingCode: '996', mask: '000 000 000', example: '555 123 456', pattern: '[2-9]\\d{8}' },
};
const context = checkContextOf(bishkek, new Date('2026-07-15T12:00:00Z'));

const formOf = (...fields: readonly RegistrationField[]): RegistrationForm => ({
  groups: [group('person', ...fields)],
  returns: [],
  firstOrderPaidWithin: null,
});

/** What a form of one field makes of a text: the stored value, or the error's code. */
const judge = (field: RegistrationField, typed: unknown, at = context): string | undefined => {
  const result = checkForm(formOf(field), { [field.name]: typed }, at);
  return result.ok ? result.values[field.name] : result.errors[field.name]?.code;
};

describe('what must be filled', () => {
  it.each(['', '   ', '\t\n', undefined, null, 7, {}, ['a'], false])(
    'REG-3 %j is a missing field',
    (typed) => {
      expect(judge(required('firstName'), typed)).toBe('required');
      expect(judge(optional('firstName'), typed)).toBeUndefined();
    },
  );

  it('REG-3 judges all fields at once, and none that the form does not ask for', () => {
    const form = formOf(required('firstName'), required('email'), optional('phone'), optional('iban'));
    expect(checkForm(form, { email: 'a@b', phone: '12', sponsorId: 'x', iban: '' }, context)).toEqual({
      ok: false,
      errors: {
        firstName: { code: 'required', data: {} },
        email: { code: 'email', data: {} },
        phone: { code: 'phone', data: { example: '+996 555 123 456' } },
      },
    });
  });

  it('REG-3 gives values as they are stored, and dropped are those nobody asked for', () => {
    const form = formOf(
      required('firstName'),
      required('phone'),
      required('fboId'),
      optional('newsletter'),
      optional('house'),
    );
    const typed = { firstName: ' Айгүл ', phone: '0555 123 456', fboId: '996-000-000-001', newsletter: true };
    expect(checkForm(form, { ...typed, level: 'manager', __proto__: { house: '1' } }, context)).toEqual({
      ok: true,
      values: { firstName: 'Айгүл', phone: '+996555123456', fboId: '996000000001', newsletter: 'true' },
    });
  });

  it('REG-3 judges what it has stored as it judged what was typed', () => {
    const iban = { kind: 'iban', prefix: 'TR', pattern: String.raw`\d{24}` } as const;
    const form = formOf(
      required('iban', { checks: [iban] }),
      required('phone'),
      required('birthDate'),
      required('nationalId', { checks: [{ kind: 'fin' }] }),
    );
    const typed = {
      iban: '3300 0610 0519 7864 5784 1326',
      phone: '(555)-123-456',
      birthDate: '٠١-٠١-١٩٩٠',
      nationalId: '5vbk 5vr',
    };
    const first = checkForm(form, typed, context);
    expect(first).toEqual({
      ok: true,
      values: {
        iban: 'TR330006100519786457841326',
        phone: '+996555123456',
        birthDate: '01-01-1990',
        nationalId: '5VBK5VR',
      },
    });
    expect(first.ok && checkForm(form, first.values, context)).toEqual(first);
  });
});

describe('dates and ages', () => {
  it.each(['1-1-2000', '01/01/2000', '2000-01-01', 'yesterday'])(
    'REG-3 %s is not written as a day',
    (typed) => {
      expect(judge(required('birthDate'), typed)).toBe('date');
    },
  );

  it.each(['31-04-1990', '31-02-1990', '29-02-2001', '29-02-1900', '00-01-1990', '01-13-1990'])(
    'REG-3 %s is a day that no calendar has',
    (typed) => {
      expect(judge(required('birthDate'), typed)).toBe('calendarDay');
    },
  );

  it.each(['01-01-0990', '01-01-1890', '01-01-2027', '01-01-2999'])(
    'REG-3 nobody who registers was born on %s',
    (typed) => {
      expect(judge(required('birthDate'), typed)).toBe('birthYear');
    },
  );

  it.each(['15-07-2008', '14-07-2008', '29-02-2000', '01-01-1900'])('REG-3 one born on %s is 18', (typed) => {
    expect(judge(required('birthDate'), typed)).toBe(typed);
  });

  it.each(['16-07-2008', '15-07-2009', '15-08-2026'])('REG-3 one born on %s is not 18', (typed) => {
    expect(judge(required('birthDate'), typed)).toBe('ageOver');
  });

  it('REG-3 counts the birthday by the calendar of the country', () => {
    const evening = new Date('2026-07-14T18:30:00Z');
    const tbilisi = { ...bishkek, timeZone: 'Asia/Tbilisi' };
    const born = required('birthDate');
    expect(judge(born, '15-07-2008', checkContextOf(bishkek, evening))).toBe('15-07-2008');
    expect(judge(born, '15-07-2008', checkContextOf(tbilisi, evening))).toBe('ageOver');
  });

  it('REG-3 one born on 29 February is of age on 1 March', () => {
    const on = (day: string) => checkContextOf(bishkek, new Date(`${day}T12:00:00Z`));
    expect(judge(required('birthDate'), '29-02-2008', on('2026-02-28'))).toBe('ageOver');
    expect(judge(required('birthDate'), '29-02-2008', on('2026-03-01'))).toBe('29-02-2008');
  });
});

describe('people as they are', () => {
  it.each([
    'Işıl',
    'Əliyeva-Həsənova',
    "O'Brien",
    'ნინო',
    'Әсел',
    'زينب',
    'X Æ',
    'Ng',
    'Ý',
    'ш',
    '李',
    'Иванов 2-й',
    'van der Berg jr.',
  ])('REG-3 keeps the name %s as it is typed', (name) => {
    expect(judge(required('lastName'), name)).toBe(name);
  });

  it.each(['12345', '@@@', '-', '１２', '🌿'])('REG-3 %s is nobody’s name', (name) => {
    for (const field of ['firstName', 'lastName', 'middleName'] as const)
      expect(judge(optional(field), name)).toBe('hasLetter');
  });

  it.each(['8 Март', '12-65', '٥', 'ქ', 'Nizami küç.'])('REG-3 %s is a street', (street) => {
    expect(judge(required('street'), street)).toBe(street);
    expect(judge(required('address'), street)).toBe(street);
  });

  it.each(['@@@', '...', '-'])('REG-3 %s is no street', (street) => {
    expect(judge(required('street'), street)).toBe('hasLetterOrDigit');
    expect(judge(required('address'), street)).toBe('hasLetterOrDigit');
  });

  it('REG-3 reads digits of any keyboard and identifiers copied in groups', () => {
    const twelve = required('nationalId', { checks: [{ kind: 'digits', length: 12 }] });
    expect(judge(twelve, '١٩٩٠ ١٢٣٤ ٥٦٧٨')).toBe('199012345678');
    expect(judge(twelve, '۱۹۹۰۱۲۳۴۵۶۷۸')).toBe('199012345678');
    expect(judge(required('sponsorId'), '٩٩٦-٠٠٠-٠٠٠-٠٠١')).toBe('996000000001');
    expect(judge(required('phone'), '٠٥٥٥ ١٢٣ ٤٥٦')).toBe('+996555123456');
  });

  it('REG-3 takes either of two papers', () => {
    const either = required('nationalId', {
      checks: [{ kind: 'oneOf', checks: [{ kind: 'digits', length: 12 }, { kind: 'passport' }] }],
    });
    expect(judge(either, '199012345678')).toBe('199012345678');
    expect(judge(either, 'a1234567')).toBe('A1234567');
    expect(judge(either, '19901234567')).toBe('oneOf');
  });

  it.each(['a@b.kg', 'a.b+c@example.com', "o'neil@mail.example.co.uk", 'a@example.xn--p1ai'])(
    'REG-3 %s is an e-mail address',
    (typed) => expect(judge(required('email'), typed)).toBe(typed),
  );

  it.each([
    'a',
    'a@b',
    '@b.kg',
    'a@b..kg',
    'a b@c.kg',
    'a@b@c.kg',
    'a@192.168.0.1',
    'a@-b.kg',
    `${'a'.repeat(250)}@b.kg`,
  ])('REG-3 %s is none', (typed) => expect(judge(required('email'), typed)).toMatch(/email|tooLong/));

  it.each(['айгүл@example.com', 'ışıl@example.com', 'a@пример.рф', 'zoë@example.com', 'a＠example.com'])(
    'REG-3 %s is refused for its letters, to which no mail comes',
    (typed) => expect(judge(required('email'), typed)).toBe('ascii'),
  );

  it('REG-3 counts the signs of a password, spaces among them, and changes none', () => {
    expect(judge(required('password'), '  aloe')).toBe('  aloe');
    expect(judge(required('password'), 'алоэ🌿')).toBe('newPassword');
    expect(judge(required('password'), 'алоэ🌿🌿')).toBe('алоэ🌿🌿');
  });

  it('REG-3 refuses what is longer than any name or address, and takes none of it', () => {
    expect(judge(required('address'), 'а'.repeat(250))).toBe('а'.repeat(250));
    expect(judge(required('address'), 'а'.repeat(251))).toBe('tooLong');
  });

  it('REG-3 makes of line breaks and other control signs a space', () => {
    expect(judge(required('address'), 'Bishkek\r\nChuy 1\u0000')).toBe('Bishkek  Chuy 1');
  });
});
