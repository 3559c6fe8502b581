import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testUser } from '../../testing/test-member.ts';
import { testCountry } from '../../testing/test-country.ts';
import { testOrder } from '../../testing/test-order.ts';
import { memoryStorage } from '../storage/storage-adapter.ts';

const ended = answer(401, { detail: 'No.', code: 'authentication_failed' });
const member = {
  ...testUser,
  profile: {
    email: 'aigul@mail.example',
    phone: '+999555123456',
    sponsorId: null,
    sponsorName: null,
    birthDate: null,
    nationalNumber: null,
    middleName: null,
    numbers: [],
    newsletter: true,
    editable: true,
    homeSite: null,
    consents: [],
  },
};
const noLinks = {
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  whatsapp: null,
  googleAnalytics: null,
};
const retail = {
  status: 'active',
  name: 'aigul',
  expires: '2027-11-22T06:00:00.000Z',
  links: noLinks,
  referralLink: 'https://aigul.shop.example',
  visits: 0,
  orders: 0,
};
const delivered = testOrder({ status: 'delivered', withdrawal: { until: '2026-12-23T20:59:59.999Z' } }, [
  { code: '1', name: 'Aloe gel', quantity: 5 },
]);
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

interface KeptCase {
  readonly path: string;
  readonly answers: Answers;
  /** The way to the form, once the page is there. */
  readonly begin: (user: UserEvent) => Promise<unknown>;
  readonly label: string | RegExp;
  readonly typed: string;
  readonly send: string;
}

const openWithdrawal = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Withdraw from this order' }));
  await screen.findByRole('dialog');
};

const cases: Readonly<Record<string, KeptCase>> = {
  'ACC-2 contact data': {
    path: '/profile',
    answers: {
      'GET users/3/': member,
      'GET users/sessions/': [],
      'GET users/address/': [],
      'GET provinces/': [],
      'PATCH users/3/': ended,
    },
    begin: () => screen.findByRole('heading', { name: 'My profile' }),
    label: 'Email',
    typed: 'new@mail.example',
    send: 'Save',
  },
  'RTL-3 the links of a retail page': {
    path: '/retail',
    answers: { 'GET users/3/': member, 'GET retail/': retail, 'PATCH retail/': ended },
    begin: () => screen.findByRole('heading', { name: 'My retail' }),
    label: /^Facebook/,
    typed: 'aigul',
    send: 'Save',
  },
  'RTL-1 the name of a retail page': {
    path: '/retail',
    answers: {
      'GET users/3/': member,
      'GET retail/': { ...retail, status: 'none', name: null },
      'GET retail/available/': { available: true },
      'POST retail/': ended,
    },
    begin: () => screen.findByRole('heading', { name: 'My retail' }),
    label: 'Page name',
    typed: 'aigul',
    send: 'Apply',
  },
  'ORD-7 the reason of a withdrawal': {
    path: '/order-history/71',
    answers: { 'GET order/order/71/': delivered, 'POST order/order/71/withdrawal/': ended },
    begin: openWithdrawal,
    label: /^Reason/,
    typed: 'Not for me',
    send: 'Send withdrawal',
  },
};

it.each(Object.entries(cases))(
  'AUTH-4 %s that were typed wait for the login when it ends on sending',
  async (_what, { path, answers, begin, label, typed, send }) => {
    const tab = memoryStorage();
    const open = () =>
      openShop(path, {
        answers,
        member: testMember,
        country: testCountry({ withdrawalDays: 30, withdrawalForm: true }),
        tab,
      });
    const { user, reloads } = open();
    await begin(user);
    await user.clear(field(label));
    await user.type(field(label), typed);
    const form = within(field(label).closest('dialog') ?? field(label).closest('section') ?? document.body);
    await user.click(form.getByRole('button', { name: send }));
    await waitFor(() => expect(reloads).toEqual([undefined]));
    cleanup();
    await begin(open().user);
    expect(field(label).value).toBe(typed);
  },
);

it('CONT-9 AUTH-4 a letter to the office stays when the login ends on sending it', async () => {
  const tab = memoryStorage();
  const answers = { 'GET location/office/': [], 'POST feedback/': ended };
  const { user, reloads } = openShop('/forever/contact-us', { answers, member: testMember, tab });
  await screen.findByRole('button', { name: 'Send message' });
  await user.type(field('Your name'), 'Aigul');
  await user.type(field('Email'), 'aigul@mail.example');
  await user.type(field('Subject'), 'Tea');
  await user.type(field('Message'), 'Is it back?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(reloads).toEqual([undefined]));
  cleanup();
  openShop('/forever/contact-us', { answers, tab });
  await screen.findByRole('button', { name: 'Send message' });
  expect([field('Subject').value, field('Message').value]).toEqual(['Tea', 'Is it back?']);
});

it('ACC-2 what was only looked at does not stand over what was changed elsewhere', async () => {
  const tab = memoryStorage();
  const answersOf = (phone: string) => ({
    'GET users/3/': { ...member, profile: { ...member.profile, phone } },
    'GET users/sessions/': [],
    'GET users/address/': [],
    'GET provinces/': [],
  });
  const open = async (phone: string) => {
    const opened = openShop('/profile', { answers: answersOf(phone), member: testMember, tab });
    await screen.findByRole('heading', { name: 'My profile' });
    return opened;
  };
  const { user } = await open('+999555123456');
  await user.click(field('Phone'));
  await user.clear(field('Email'));
  await user.type(field('Email'), 'new@mail.example');
  cleanup();
  await open('+999777000111');
  expect([field('Email').value, field('Phone').value]).toEqual(['new@mail.example', '+999 777 000 111']);
});
