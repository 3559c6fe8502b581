import {
  accessGroup,
  checkContextOf,
  checkForm,
  contactGroup,
  errorWords,
  formWithoutTerms,
  group,
  optional,
  required,
} from '@caravan/country';
import { createI18n } from '@caravan/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { network } from '../../testing/network.ts';
import { testCountry } from '../../testing/test-country.ts';
import { testRegistrationWords, testWords } from '../../testing/test-words.ts';
import { createShop } from '../create-shop.ts';
import { memoryStorage, type StorageAdapter } from '../storage/storage-adapter.ts';
import { ShopProvider } from '../shop.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormFields } from './form-fields.tsx';
import { PasswordControl } from './password-control.tsx';
import { useFieldNames } from './use-field-names.ts';
import { useForm } from './use-form.ts';

const country = testCountry();
const registration = formWithoutTerms(
  group('person', required('firstName'), optional('middleName'), required('birthDate')),
  contactGroup,
  group('membership', required('fboId')),
  accessGroup,
);
const fields = registration.groups.flatMap((each) => each.fields);
const i18n = createI18n('en', { ...testWords, ...testRegistrationWords });
const context = checkContextOf(country, new Date('2026-07-15T12:00:00Z'));
const first = Object.fromEntries(fields.map(({ name }) => [name, '']));

const Registration = ({ kept }: { kept?: Parameters<typeof useForm>[0]['kept'] }) => {
  const namesOf = useFieldNames();
  const form = useForm({
    first,
    kept,
    validate: (typed) => {
      const result = checkForm(registration, typed, context);
      return result.ok
        ? {}
        : Object.fromEntries(
            Object.entries(result.errors).map(([name, { code, data }]) => [
              name,
              i18n._(errorWords[code], { ...data }),
            ]),
          );
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.accept();
      }}
    >
      <FormErrorSummary state={form} prefix="join-" names={namesOf(fields)} />
      <FormFields
        fields={fields}
        values={form.values}
        errors={form.errors}
        prefix="join-"
        onChange={(field, value) => form.change({ ...form.values, [field]: value })}
        onLeave={(field, value) => form.leave(field, { ...form.values, [field]: value })}
        renderField={(props) => (props.field.kind === 'password' ? <PasswordControl {...props} /> : null)}
      />
      <output>{form.values['firstName']}</output>
      <button>Join</button>
    </form>
  );
};

const pageOf = (tab: StorageAdapter) => {
  const shop = createShop({
    country,
    language: 'en',
    i18n,
    transport: () => network({}).transport,
    local: memoryStorage(),
    tab,
    reload: () => {},
    onError: () => {},
  });
  return (
    <ShopProvider shop={shop}>
      <Registration kept={{ storage: tab, key: 'registration' }} />
    </ShopProvider>
  );
};
const open = (tab = memoryStorage()) => render(pageOf(tab));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('a registration, drawn from its description', () => {
  it('REG-2 each field has its label, keyboard, token and what is optional says so', () => {
    open();
    expect(field('Password').type).toBe('password');
    expect([field('Phone').inputMode, field('Phone').autocomplete]).toEqual(['tel', 'tel']);
    expect(field('Date of birth').autocomplete).toBe('bday');
    expect(field(/^Middle name \(optional\)/).required).toBe(false);
    expect(field(/newsletter|news/i).type).toBe('checkbox');
  });

  it('REG-3 PANEL-5 dates, ids and phones are grouped while they are typed', async () => {
    open();
    await userEvent.type(field('Date of birth'), '01021990');
    await userEvent.type(field('Phone'), '0555123456{Tab}');
    expect(field('Date of birth').value).toBe('01-02-1990');
    expect(field('Phone').value).toBe('+999 555 123 456');
  });

  it('REG-3 a date with points is one, also where it is sent by Enter; what no calendar has says so', async () => {
    open();
    await userEvent.type(field('Date of birth'), '1.7.1985{Enter}');
    expect(field('Date of birth').value).toBe('01-07-1985');
    expect(field('Date of birth').getAttribute('aria-invalid')).toBeNull();
    await userEvent.clear(field('Date of birth'));
    await userEvent.type(field('Date of birth'), '31/02/1990{Tab}');
    screen.getByText('There is no such date');
    await userEvent.clear(field('Date of birth'));
    await userEvent.type(field('Date of birth'), '01-01-1890{Tab}');
    screen.getByText('Check the year of birth');
  });

  it('REG-5 the summary takes the focus and leads to each wrong field; mended, a field is silent', async () => {
    open();
    await userEvent.type(field('Date of birth'), '01012020');
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    const summary = screen.getByRole('group', { name: 'Please check the form' });
    expect(document.activeElement).toBe(summary);
    const [link] = screen.getAllByRole('link');
    expect(link?.getAttribute('href')).toBe('#join-firstName');
    await userEvent.click(link ?? summary);
    expect(document.activeElement).toBe(field('First name'));
    await userEvent.keyboard('Ada');
    expect(field('First name').getAttribute('aria-invalid')).toBeNull();
    expect(field('Date of birth').getAttribute('aria-invalid')).toBe('true');
  });

  it('REG-5 what was typed survives a reload, also over what strangers left in the storage', async () => {
    const tab = memoryStorage();
    const { unmount } = open(tab);
    await userEvent.type(field('First name'), 'Ada');
    unmount();
    const again = open(tab);
    expect(field('First name').value).toBe('Ada');
    again.unmount();
    for (const bad of ['{', '[]', 'null', '{"firstName":7,"nobody":"x"}']) {
      tab.write('registration', bad);
      const { unmount: end } = open(tab);
      expect(field('First name').value).toBe('');
      end();
    }
  });

  it('REG-5 what is kept comes over the served form, which is hydrated first as it is', async () => {
    const tab = memoryStorage();
    tab.write('registration', JSON.stringify({ '': { firstName: 'Ada', birthDate: '01-02-1990' } }));
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(pageOf(memoryStorage()));
    const faults: unknown[] = [];
    render(pageOf(tab), { container, hydrate: true, onRecoverableError: (fault) => faults.push(fault) });
    expect(faults).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Ada');
    expect([field('First name').value, field('Date of birth').value]).toEqual(['Ada', '01-02-1990']);
    await userEvent.type(field('First name'), ' Lovelace');
    expect(tab.read('registration')).toContain('Ada Lovelace');
    expect(tab.read('registration')).toContain('01-02-1990');
  });
});
