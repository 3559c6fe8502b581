import {
  accessGroup,
  contactGroup,
  foreignOwnerForm,
  formWithoutTerms,
  group,
  registrationDoneWithEmail,
  required,
  sponsorGroup,
  type Registration,
} from '@caravan/country';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testQuestion } from '../../testing/test-page.ts';
import { load } from './load.ts';

const names = [required('firstName'), required('birthDate')] as const;
const registration: Registration = {
  forms: {
    'new-customer': formWithoutTerms(
      group('person', ...names),
      group('address', required('province'), required('district')),
      contactGroup,
      sponsorGroup,
      accessGroup,
    ),
    'forever-business-owner': formWithoutTerms(group('person', ...names), sponsorGroup, accessGroup),
    'foreign-fbo': foreignOwnerForm(...names),
    'existing-owner': formWithoutTerms(
      group('membership', required('fboId'), required('nationalId'), required('email')),
    ),
  },
  terms: {
    version: '7',
    words: { en: () => import('@caravan/i18n/words/membership/en.po') },
  },
  done: registrationDoneWithEmail,
  words: { en: () => import('@caravan/i18n/words/registration/en.po') },
  examples: async () => ({ examples: {} }),
};
const country = testCountry({ registration: async () => ({ registration }) });

const answers = {
  'GET provinces/': [
    { id: 1, name: 'Center' },
    { id: 2, name: 'Hills' },
  ],
  'GET districts/1/': [{ id: 11, name: 'Old Town' }],
  'GET districts/2/': [{ id: 21, name: 'Valley' }],
  'GET confs/allcountries/': [
    { id: 276, name: 'Germany', code: 'DE' },
    { id: 268, name: 'Georgia', code: 'GE' },
  ],
  'GET sponsors/999000000002/': { id: '999000000002', name: 'Bakyt T.', city: 'Old Town' },
};

const open = async (path: string, options: Parameters<typeof openShop>[1] = {}) => {
  const opened = openShop(path, { country, ...options, answers: { ...answers, ...options.answers } });
  const form = await screen.findByRole('button', { name: 'Register' });
  return { ...opened, submit: form };
};

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

type Opened = Awaited<ReturnType<typeof open>>;

const fillOwner = async ({ user }: Pick<Opened, 'user'>) => {
  await user.type(field('First name'), 'Aigul');
  await user.type(field('Date of birth'), '14051990');
  await user.type(field('Sponsor ID'), '999000000002');
  await user.click(await screen.findByLabelText('Yes, Bakyt T. is my sponsor'));
  await user.type(field('Password'), 'tulip-47');
  await user.click(field('I accept the terms of membership'));
  await user.click(field('I agree to the processing of my personal data'));
};

describe('the way to become a member', () => {
  it('ROUTE-10 /register leads to the owner’s form, an unknown type to /register', async () => {
    const { address } = await open('/register');
    expect(address()).toBe('/register/forever-business-owner');
    screen.getByRole('heading', { level: 1, name: 'Business owner' });
    const { address: other } = await open('/register/president');
    await waitFor(() => expect(other()).toBe('/register/forever-business-owner'));
  });

  it('ROUTE-10 MSG-12 who is a member already is told so and sent home', async () => {
    const { address } = openShop('/register/new-customer', { country, answers, member: testMember });
    const told = await screen.findByText('You are already logged in as a member.');
    expect(told.closest('[role=alert]')).not.toBeNull();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('REG-1 each way of the country has its link, the short form none', async () => {
    const { user } = await open('/register/new-customer');
    const ways = within(screen.getByRole('navigation', { name: 'Ways to join' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Business owner',
      'Customer',
      'Member from another country',
    ]);
    await user.click(ways.getByRole('link', { name: 'Member from another country' }));
    await screen.findByRole('heading', { level: 1, name: 'Member from another country' });
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
  });
});

describe('what people ask before they join', () => {
  it('CONT-5 is answered below the form, with a way to all of it', async () => {
    const many = Array.from({ length: 8 }, (_, id) => testQuestion({ id, question: `Question ${id}` }));
    const { user, calls } = await open('/register/foreign-fbo', { answers: { 'GET faq/faq/': many } });
    const section = within(screen.getByRole('region', { name: 'Questions about joining' }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await user.click(section.getByText('Question 2'));
    expect(document.querySelector<HTMLDetailsElement>('#question-2')?.open).toBe(true);
    expect(section.getByRole('link', { name: 'All questions and answers' }).getAttribute('href')).toBe(
      '/forever/faq?category=join',
    );
    expect(calls.some(({ path }) => path === 'faq/faq/?category=join')).toBe(true);
  });

  it('CONT-5 is left out where it cannot be had, and the form is there all the same', async () => {
    await open('/register/foreign-fbo');
    expect(screen.queryByRole('region', { name: 'Questions about joining' })).toBeNull();
  });
});

describe('the registration form', () => {
  it('REG-2 REG-6 API-59 sends what the form asks for and says with a popup that it is done', async () => {
    const tab = memoryStorage();
    tab.write('registration', JSON.stringify({ 'new-customer': { lastName: 'Asanova' } }));
    const opened = await open('/register/forever-business-owner', {
      tab,
      answers: {
        'POST registration/forever-business-owner/': answer(201, {
          fboId: '999123456789',
          email: 'aigul@mail.example',
        }),
      },
    });
    await fillOwner(opened);
    await opened.user.click(opened.submit);
    const popup = within(
      await screen.findByRole('dialog', {
        name: 'Registration complete: we’ve sent an email to aigul@mail.example',
      }),
    );
    popup.getByText('999-123-456-789');
    expect(tab.read('registration')).toBeNull();
    // No word of a long address is torn.
    expect(popup.getByRole('heading', { level: 2 }).innerHTML).toContain('aigul<wbr>@mail.example');
    expect(popup.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    const sent = opened.calls.find(({ path }) => path.startsWith('registration/'));
    expect(sent?.body).toEqual({
      firstName: 'Aigul',
      birthDate: '14-05-1990',
      sponsorId: '999000000002',
      password: 'tulip-47',
      agreements: ['terms', 'privacy'],
    });
    await opened.user.click(popup.getByRole('link', { name: 'Log in' }));
    const id = await screen.findByLabelText<HTMLInputElement>('Member ID');
    expect([id.value, opened.address()]).toEqual(['999-123-456-789', '/login']);
  });

  it.each([
    ['new-customer', 'register.done'],
    ['foreign-fbo', 'register.done'],
    ['forever-business-owner', 'register.done-steps'],
  ])('REG-6 after %s the popup says %s: only of who signs a contract one asks more', async (type, text) => {
    const { api } = openShop('/', { answers }).shop;
    const { signal } = new AbortController();
    const { done } = await load({ api, country, params: { type }, signal });
    expect(done.text).toBe(text);
  });

  it('REG-5 MSG-2 an empty form is not sent: the summary leads to each wrong field and has the focus', async () => {
    const { user, submit, calls } = await open('/register/forever-business-owner');
    await user.click(submit);
    const summary = await screen.findByRole('group', { name: 'Fill all necessary fields' });
    await expect.poll(() => document.activeElement).toBe(summary);
    const lines = within(summary).getAllByRole('link');
    expect(lines).toHaveLength(6);
    // Each line says of which it is, those of the consents too.
    expect(lines.slice(-2).map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Terms of membership',
      'Privacy notice',
    ]);
    await user.click(lines[2] ?? submit);
    expect(document.activeElement).toBe(field('Sponsor ID'));
    expect(calls.some(({ path }) => path.startsWith('registration/'))).toBe(false);
  });

  it('REG-4 MSG-1 a sponsor is shown and must be confirmed; another one must be anew', async () => {
    const opened = await open('/register/forever-business-owner');
    const { user, submit } = opened;
    await fillOwner(opened);
    await screen.findByText('Found: Bakyt T., Old Town');
    await user.click(field('Yes, Bakyt T. is my sponsor'));
    await user.click(submit);
    const sponsor = field('Sponsor ID');
    await waitFor(() => expect(sponsor.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Choose a sponsor/).length).toBeGreaterThan(0);
  });

  it('REG-4 nothing is said of an id that was left until the form is sent, and nothing any more once it is confirmed', async () => {
    const { user, submit } = await open('/register/forever-business-owner');
    const sponsor = field('Sponsor ID');
    await user.type(sponsor, '999000000002');
    await screen.findByLabelText('Yes, Bakyt T. is my sponsor');
    await user.tab();
    expect(sponsor.getAttribute('aria-invalid')).toBeNull();
    await user.click(submit);
    await waitFor(() => expect(sponsor.getAttribute('aria-invalid')).toBe('true'));
    await user.click(field('Yes, Bakyt T. is my sponsor'));
    expect(sponsor.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(/Choose a sponsor/)).toBeNull();
  });

  it('REG-5 what is wrong with a field that a press left is said after the press, which is answered first', async () => {
    const { user } = await open('/register/forever-business-owner');
    const [password, terms] = [field('Password'), field('I accept the terms of membership')];
    await user.type(password, 'tu');
    await user.pointer({ keys: '[MouseLeft>]', target: terms });
    expect([document.activeElement, password.getAttribute('aria-invalid')]).toEqual([terms, null]);
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(terms.checked).toBe(true);
  });

  it('REG-4 MSG-1 one who is nobody’s is said beside the field', async () => {
    const { user } = await open('/register/forever-business-owner', {
      answers: { 'GET sponsors/999000000099/': answer(404, { detail: 'Not found.', code: 'not_found' }) },
    });
    await user.type(field('Sponsor ID'), '999000000099');
    await screen.findByText('Sponsor not found');
    await user.clear(field('Sponsor ID'));
    await user.type(field('Sponsor ID'), '9990');
    await user.tab();
    await screen.findByText('Invalid sponsor ID');
  });

  it('REG-4 SHELL-13 one who cannot be looked up is said to be just that', async () => {
    const { user } = await open('/register/forever-business-owner');
    await user.type(field('Sponsor ID'), '999000000003');
    await screen.findByText(/^The sponsor could not be looked up\./);
    expect(screen.queryByText('Part of the page failed to load')).toBeNull();
  });

  it('REG-2 another province has other districts, and the old one is not kept', async () => {
    const { user } = await open('/register/new-customer');
    await user.selectOptions(screen.getByLabelText('Province'), 'Center');
    await waitFor(() => screen.getByRole('option', { name: 'Old Town' }));
    await user.selectOptions(screen.getByLabelText('District'), 'Old Town');
    await user.selectOptions(screen.getByLabelText('Province'), 'Hills');
    await waitFor(() => screen.getByRole('option', { name: 'Valley' }));
    expect(screen.getByLabelText<HTMLSelectElement>('District').value).toBe('');
  });

  it('REG-5 what is typed survives a reload, the password does not', async () => {
    const tab = memoryStorage();
    const opened = await open('/register/forever-business-owner', { tab });
    await fillOwner(opened);
    document.body.replaceChildren();
    await open('/register/forever-business-owner', { tab });
    expect(field('First name').value).toBe('Aigul');
    expect(field('Password').value).toBe('');
    expect(field('I accept the terms of membership').checked).toBe(true);
  });

  it('REG-5 another way to join begins with the answers of the last one, but for the password and the consents', async () => {
    const tab = memoryStorage();
    const opened = await open('/register/forever-business-owner', { tab });
    const { user } = opened;
    await fillOwner(opened);
    await user.click(screen.getByRole('link', { name: 'Customer' }));
    await screen.findByRole('heading', { level: 1, name: 'Customer' });
    expect([field('First name').value, field('Date of birth').value]).toEqual(['Aigul', '14-05-1990']);
    expect((await screen.findByLabelText<HTMLInputElement>('Yes, Bakyt T. is my sponsor')).checked).toBe(
      true,
    );
    expect(field('Password').value).toBe('');
    expect(field('I accept the terms of membership').checked).toBe(false);
    await user.type(field('First name'), 'a');
    await user.click(screen.getByRole('link', { name: 'Member from another country' }));
    await screen.findByRole('heading', { level: 1, name: 'Member from another country' });
    expect(field('First name').value).toBe('Aigula');
    await user.click(screen.getByRole('link', { name: 'Business owner' }));
    await screen.findByRole('heading', { level: 1, name: 'Business owner' });
    expect(field('First name').value).toBe('Aigul');
  });

  it('REG-5 what the server refuses is said beside its field, and nothing typed is lost', async () => {
    const opened = await open('/register/forever-business-owner', {
      answers: {
        'POST registration/forever-business-owner/': answer(400, {
          password: ['This password is too common. Please choose another one.'],
          code: 'invalid',
        }),
      },
    });
    await fillOwner(opened);
    await opened.user.click(opened.submit);
    const password = field('Password');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(password.value).toBe('tulip-47');
    expect(field('First name').value).toBe('Aigul');
    // Nothing of it is empty.
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('group', { name: 'Please check the form' }));
  });

  it('REG-5 the hint of a password gives way to an error of the same words', async () => {
    const { user } = await open('/register/forever-business-owner');
    const password = field('Password');
    expect(screen.getByText('At least 8 characters').id).toBe(`${password.id}-hint`);
    await user.type(password, 'tu{Tab}');
    expect(screen.getByText('At least 8 characters').closest('p')?.id).toBe(`${password.id}-error`);
    expect(password.getAttribute('aria-describedby')).toBe(`${password.id}-error`);
    await user.type(password, 'lip-48');
    expect(screen.getByText('At least 8 characters').id).toBe(`${password.id}-hint`);
    expect(password.getAttribute('aria-describedby')).toBe(`${password.id}-hint`);
  });

  it('REG-5 MSG-2 a line of the summary names its field once', async () => {
    const { user, submit } = await open('/register/forever-business-owner');
    await user.type(field('Sponsor ID'), '9990');
    await user.type(field('Password'), 'tu');
    await user.click(submit);
    const summary = within(await screen.findByRole('group', { name: 'Fill all necessary fields' }));
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'First name: Required field',
      'Date of birth: Required field',
      'Invalid sponsor ID',
      'Password: At least 8 characters',
      expect.stringContaining('Terms of membership: '),
      expect.stringContaining('Privacy notice: '),
    ]);
  });

  it('REG-9 the terms are read over the form', async () => {
    const { user } = await open('/register/forever-business-owner');
    await user.type(field('First name'), 'Aigul');
    await user.click(screen.getByRole('button', { name: 'Terms of membership' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms of membership' }));
    await dialog.findByText('Version 7');
    expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(8);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(field('First name').value).toBe('Aigul');
  });
});

describe('the online registration in the panel', () => {
  const openPanel = async (given: unknown) => {
    const opened = openShop('/', {
      country,
      answers: { ...answers, 'POST users/xx-short-registration/': given },
    });
    await opened.user.click(await screen.findByRole('link', { name: 'My account' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await opened.user.click(await panel.findByRole('button', { name: /^Already with the company/ }));
    const online = within(await screen.findByRole('dialog', { name: 'Access to the site' }));
    const send = online.getByRole<HTMLButtonElement>('button', { name: 'Get online access' });
    return { ...opened, online, send };
  };

  it('PANEL-1 PANEL-4 REG-8 waits for all three fields, sends them, and leads to the login', async () => {
    const { user, online, send, calls, address } = await openPanel(
      answer(201, { email: 'a•••@mail.example' }),
    );
    expect(document.activeElement).toBe(online.getByLabelText('Member ID'));
    await user.type(online.getByLabelText('Member ID'), '999000000011');
    await user.type(online.getByLabelText('National ID number'), '12345');
    expect(send.disabled).toBe(true);
    await user.type(online.getByLabelText('Email'), 'aigul@mail.example');
    expect(send.disabled).toBe(false);
    await user.click(send);
    await waitFor(() => expect(address()).toBe('/login'));
    await screen.findByText(/We have sent a link to set your password to a•••@mail\.example/);
    expect(calls.find(({ path }) => path.startsWith('users/xx'))?.body).toEqual({
      fbo_idnumber: '999000000011',
      national_number: '12345',
      email: 'aigul@mail.example',
    });
  });

  it('REG-8 a refusal stays in the form with what was typed', async () => {
    const refusal = answer(400, { nonFieldErrors: ['We could not find a member.'], code: 'invalid' });
    const { user, online, send } = await openPanel(refusal);
    await user.type(online.getByLabelText('Member ID'), '999000000011');
    await user.type(online.getByLabelText('National ID number'), '12345');
    await user.type(online.getByLabelText('Email'), 'aigul@mail.example');
    await user.click(send);
    const told = await online.findByText('We could not find a member.');
    expect(told.closest('[role=alert]')).not.toBeNull();
    expect(online.getByLabelText<HTMLInputElement>('Email').value).toBe('aigul@mail.example');
  });

  it('PANEL-1 Register opens the ways to join, the online one among them', async () => {
    const { user } = openShop('/', { country, answers });
    await user.click(await screen.findByRole('link', { name: 'My account' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await user.click(panel.getByRole('button', { name: 'Register' }));
    const join = within(await screen.findByRole('dialog', { name: 'How would you like to join?' }));
    expect((await join.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/register/forever-business-owner',
      '/register/new-customer',
      '/register/foreign-fbo',
      '/login?view=online',
    ]);
  });

  it('PANEL-1 a country without it has no such item', async () => {
    const { user } = openShop('/');
    await user.click(await screen.findByRole('link', { name: 'My account' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await panel.findByRole('button', { name: 'Register' });
    expect(panel.queryByRole('button', { name: /^Already with the company/ })).toBeNull();
  });
});
