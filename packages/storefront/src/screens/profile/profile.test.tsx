import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testUser } from '../../testing/test-member.ts';
import { testAddress } from '../../testing/test-order.ts';
import { wholeText } from '../../testing/whole-text.ts';

const profile = {
  sponsorId: '999000000001',
  sponsorName: 'Bakyt T.',
  email: 'aigul@mail.example',
  phone: '+999555123456',
  birthDate: '1984-05-14',
  nationalNumber: '••••••••••0417',
  middleName: null,
  numbers: [{ name: 'nationalId', label: 'FIN code', value: '••••••••••0417' }],
  province: null,
  district: null,
  city: null,
  address: null,
  newsletter: true,
  editable: true,
  homeSite: null,
  consents: [{ slug: 'privacy', version: '3', at: '2026-11-01T06:00:00.000Z' }],
};
const member = {
  ...testUser,
  profile,
};
const sessions = [
  { id: 7, device: 'Firefox · Linux', lastUsed: '2026-11-22T06:00:00.000Z', current: true },
  { id: 8, device: 'Chrome · Android', lastUsed: '2026-11-20T06:00:00.000Z', current: false },
  { id: 9, device: '', lastUsed: '2026-11-19T06:00:00.000Z', current: false },
];
const addresses = [
  testAddress({ id: 5 }),
  testAddress({ id: 4, recipientName: 'Office', district: null, address: null }),
];
const answers = {
  'GET users/3/': member,
  'GET users/sessions/': sessions,
  'GET users/address/': addresses,
  'GET provinces/': [{ id: 1, name: 'North' }],
  'GET districts/1/': [{ id: 11, name: 'Upper' }],
};

const open = async (more: Readonly<Record<string, unknown>> = {}, path = '/profile') => {
  const opened = openShop(path, { answers: { ...answers, ...more }, member: testMember });
  const list = within(await screen.findByRole('region', { name: 'Password and devices' }));
  return { ...opened, list };
};

describe('the profile', () => {
  it('ROUTE-14 is for members: a visitor is sent home', async () => {
    const { address } = openShop('/profile');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('ACC-1 shows who the member is, with sponsor, contacts, level and newsletter', async () => {
    await open();
    const facts = within(screen.getByRole('region', { name: 'Aigul Asanova' }));
    for (const text of [
      '999-000-000-003',
      'Supervisor',
      'Bakyt T., 999-000-000-001',
      '14-05-1984',
      '••••••••••0417',
    ])
      facts.getByText(text);
    const contacts = within(screen.getByRole('region', { name: 'Contact details' }));
    expect(contacts.getByLabelText<HTMLInputElement>('Email').value).toBe('aigul@mail.example');
    expect(contacts.getByLabelText<HTMLInputElement>('Phone').value).toBe('+999 555 123 456');
    within(screen.getByRole('region', { name: 'My subscription' })).getByText('Subscribed');
    expect(screen.queryByText(/home country/)).toBeNull();
  });

  it('ACC-1 shows the whole name, and each number under the name by which it was asked for', async () => {
    const numbers = [
      { name: 'nationalId', label: 'Passport number', value: '•••••4567' },
      { name: 'taxNumber', label: 'Personal number (INN)', value: '••••••••••0042' },
      { name: 'iban', label: 'IBAN', value: '••••••••••••••••••••••1326' },
    ];
    const whole = { ...profile, middleName: 'Bakytovna', numbers };
    await open({ 'GET users/3/': { ...member, profile: whole } });
    const facts = within(screen.getByRole('region', { name: 'Aigul Bakytovna Asanova' }));
    for (const { label, value } of numbers)
      expect(facts.getByText(label).nextElementSibling?.textContent).toBe(value);
  });

  it('ACC-5 elsewhere than at home it says where it can be changed', async () => {
    const elsewhere = { ...profile, editable: false, homeSite: 'http://home.example' };
    await open({ 'GET users/3/': { ...member, profile: elsewhere } });
    screen.getByText('You can change your details only on the site of your home country.');
    const home = screen.getByRole('link', { name: 'Go to the site of your home country' });
    expect(home.getAttribute('href')).toBe('http://home.example/profile');
    screen.getByText('+999 555 123 456');
    for (const name of ['Save', 'Choose a picture', 'Unsubscribe', 'Delete my account'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    screen.getByRole('button', { name: 'Download my data' });
  });

  it('ACC-1 the texts that were accepted are told, with version and day', async () => {
    await open();
    const mine = within(screen.getByRole('region', { name: 'My data' }));
    mine.getByText('Privacy notice');
    mine.getByText(wholeText('version 3, 01-11-2026'), { selector: 'dd' });
  });

  it('ACC-1 a registered address is shown once it is known', async () => {
    const known = { ...profile, province: 'North', district: null, city: 'Old Town', address: 'Main 1' };
    await open({ 'GET users/3/': { ...member, profile: known } });
    screen.getByText('North, Old Town, Main 1');
  });

  it('AUTH-5 lists the devices, this one without a button, and ends one', async () => {
    const { user, list, calls } = await open({ 'DELETE users/sessions/8/': answer(204) });
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    list.getByText('This device');
    list.getByText('Unknown device');
    await user.click(list.getByRole('button', { name: 'Log out: Chrome · Android' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await expect
      .poll(() => document.activeElement)
      .toBe(list.getByRole('heading', { name: 'Password and devices' }));
    await screen.findByText('Logged out: Chrome · Android');
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('AUTH-5 a device that the server could not log out stays in the list', async () => {
    const { user, list } = await open();
    await user.click(list.getByRole('button', { name: 'Log out: Chrome · Android' }));
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    expect(list.getAllByRole('listitem')).toHaveLength(3);
  });

  it('AUTH-5 AUTH-3 all together end here too', async () => {
    const { user, list, stored, reloads, calls } = await open({ 'POST logoutall/': answer(204) });
    await user.click(list.getByRole('button', { name: 'Log out on all devices' }));
    await waitFor(() => expect(reloads.length).toBeGreaterThan(0));
    expect(stored.has('token')).toBe(false);
    const ends = calls.map(({ path }) => path).filter((path) => path.startsWith('logout'));
    expect(ends).toEqual(['logoutall/']);
  });

  it('PWD-3 leads to another password', async () => {
    const { list } = await open();
    expect(list.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe('/password/change');
  });
});
