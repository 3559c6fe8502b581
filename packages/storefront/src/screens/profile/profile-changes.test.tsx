import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testUser } from '../../testing/test-member.ts';
import { testAddress } from '../../testing/test-order.ts';

const profile = {
  sponsorId: null,
  sponsorName: null,
  email: 'aigul@mail.example',
  phone: '+999555123456',
  birthDate: null,
  nationalNumber: null,
  middleName: null,
  numbers: [],
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
const withProfile = (facts: Partial<typeof profile>) => ({ ...member, profile: { ...profile, ...facts } });
const answers = {
  'GET users/3/': member,
  'GET users/sessions/': [],
  'GET users/address/': [
    testAddress({ id: 5 }),
    testAddress({ id: 4, recipientName: 'Office', district: null, address: null }),
  ],
  'GET provinces/': [{ id: 1, name: 'North' }],
  'GET districts/1/': [{ id: 11, name: 'Upper' }],
};

const open = async (more: Readonly<Record<string, unknown>> = {}, path = '/profile') => {
  const opened = openShop(path, { answers: { ...answers, ...more }, member: testMember });
  await screen.findByRole('heading', { level: 1, name: 'My profile' });
  const region = (name: string) => within(screen.getByRole('region', { name }));
  return { ...opened, region };
};
const sentBy = (calls: readonly { readonly method: string; readonly body?: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

describe('contact data', () => {
  it('ACC-2 MSG-11 only what was changed is sent, the phone bare; then it is said', async () => {
    const { user, region, calls } = await open({
      'PATCH users/3/': withProfile({ phone: '+999777000111' }),
    });
    const phone = region('Contact details').getByLabelText('Phone');
    await user.clear(phone);
    await user.type(phone, '0777 000 111{Enter}');
    await screen.findByText('Contact info updated');
    expect(sentBy(calls)).toEqual([{ phone: '+999777000111' }]);
  });

  it('ACC-2 a new address is not yet the member’s: the page says where the link went', async () => {
    const { user, region, calls } = await open({ 'PATCH users/3/': member });
    const contacts = region('Contact details');
    const email = contacts.getByLabelText<HTMLInputElement>('Email');
    await user.clear(email);
    await user.type(email, 'new@mail.example{Enter}');
    const told = await contacts.findByText(/sent a link to new@mail\.example/);
    expect(told.closest('[aria-live=polite]')).not.toBeNull();
    expect(email.value).toBe('aigul@mail.example');
    expect(sentBy(calls)).toEqual([{ email: 'new@mail.example' }]);
    expect(screen.queryByText('Contact info updated')).toBeNull();
  });

  it('ACC-2 what is wrong stands beside its field and is not sent; what the server refuses, too', async () => {
    const { user, region, calls } = await open({
      'PATCH users/3/': answer(400, { phone: ['No such number.'], code: 'invalid' }),
    });
    const contacts = region('Contact details');
    const email = contacts.getByLabelText('Email');
    const phone = contacts.getByLabelText<HTMLInputElement>('Phone');
    await user.clear(email);
    await user.click(contacts.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(contacts.getByRole('group', { name: 'Please check the form' }));
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(sentBy(calls)).toEqual([]);
    await user.type(email, 'aigul@mail.example');
    await user.clear(phone);
    await user.type(phone, '0777 000 111{Enter}');
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect(phone.value).toContain('777');
    contacts.getByRole('link', { name: 'Phone: No such number.' });
  });

  it('ACC-2 unchanged, nothing is sent', async () => {
    const { user, region, calls } = await open();
    await user.click(region('Contact details').getByRole('button', { name: 'Save' }));
    await screen.findByText('Nothing has been changed.');
    expect(sentBy(calls)).toEqual([]);
  });

  it.each([
    ['confirmed', /Your new email address is confirmed/],
    ['over', /This link has expired/],
  ])('ACC-2 who comes by the mailed link reads that it is %s', async (outcome, text) => {
    await open({}, `/profile?email=${outcome}`);
    const told = screen.getByText(text);
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  });

  it('ACC-2 AUTH-1 who comes by it without being logged in logs in first', async () => {
    const { address } = openShop('/profile?email=confirmed');
    await waitFor(() => expect(address()).toBe('/login?next=%2Fprofile%3Femail%3Dconfirmed'));
  });
});

describe('the picture', () => {
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file can be chosen');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  };
  const picture = new File([new Uint8Array([1, 2, 3])], 'me.png', { type: 'image/png' });

  it('ACC-3 is looked at before it is sent, and then shown', async () => {
    const { user, region, calls } = await open({
      'POST users/3/avatar/': { ...member, avatar: '/avatar/abc.webp' },
    });
    const own = region('Aigul Asanova');
    await choose(picture);
    await own.findByRole('img', { name: 'Preview of your picture' });
    const save = own.getByRole('button', { name: 'Save picture' });
    await expect.poll(() => document.activeElement).toBe(save);
    await user.keyboard('{Enter}');
    await screen.findByText('Picture updated');
    expect(own.getByRole('presentation').getAttribute('src')).toBe('/avatar/abc.webp');
    await expect.poll(() => document.activeElement).toBe(own.getByRole('button', { name: 'Change picture' }));
    const [form] = sentBy(calls);
    expect(form).toBeInstanceOf(FormData);
    expect(form instanceof FormData && form.get('file')).toBeInstanceOf(File);
  });

  it.each([
    ['text', new File(['x'], 'x.txt', { type: 'text/plain' }), /not a JPEG, PNG or WebP/],
    [
      'very large',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'x.png', { type: 'image/png' }),
      /larger than 5\sMB/,
    ],
  ])('ACC-3 a file that is %s is refused beside the button', async (_what, file, text) => {
    const { region, calls } = await open();
    const alert = region('Aigul Asanova').getByRole('alert');
    await choose(file);
    await waitFor(() => expect(alert.textContent).toMatch(text));
    expect(sentBy(calls)).toEqual([]);
  });

  it('ACC-3 what the server cannot read is said in its words', async () => {
    const refused = { detail: 'We cannot read this file.', code: 'unsupported_media_type' };
    const { user, region } = await open({ 'POST users/3/avatar/': answer(415, refused) });
    const own = region('Aigul Asanova');
    await choose(picture);
    await user.click(await own.findByRole('button', { name: 'Save picture' }));
    await waitFor(() => expect(own.getByRole('alert').textContent).toBe('We cannot read this file.'));
  });

  it('ACC-3 is removed again', async () => {
    const { user, region } = await open({
      'GET users/3/': { ...member, avatar: '/avatar/abc.webp' },
      'DELETE users/3/avatar/': answer(204),
    });
    await user.click(region('Aigul Asanova').getByRole('button', { name: 'Remove picture' }));
    await screen.findByText('Picture removed');
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Choose a picture' }));
  });
});

describe('addresses', () => {
  it('ACC-4 MSG-11 one is added, beginning with the member’s own name, phone and e-mail', async () => {
    const { user, region, calls } = await open({
      'POST users/address/': answer(201, testAddress({ id: 9 })),
    });
    await user.click(region('My addresses').getByRole('button', { name: 'Add address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Recipient name').value).toBe('Aigul Asanova');
    await user.selectOptions(dialog.getByLabelText('Province'), 'North');
    await waitFor(() => dialog.getByRole('option', { name: 'Upper' }));
    await user.selectOptions(dialog.getByLabelText('District'), 'Upper');
    await user.type(dialog.getByLabelText('City'), 'Old Town');
    await user.type(dialog.getByLabelText('Street and building'), 'Main 1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Address added');
    expect(sentBy(calls)).toMatchObject([
      { recipientName: 'Aigul Asanova', district: 11, phone: '+999555123456', email: 'aigul@mail.example' },
    ]);
    expect(region('My addresses').getAllByRole('listitem')).toHaveLength(3);
  });

  it('ACC-4 MSG-11 an incomplete one says so and is completed', async () => {
    const { user, region } = await open({
      'PATCH users/address/4/': testAddress({ id: 4, recipientName: 'Office' }),
    });
    const mine = region('My addresses');
    mine.getByText('Incomplete');
    await user.click(mine.getByRole('button', { name: 'Complete: Office' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await waitFor(() => dialog.getByRole('option', { name: 'Upper' }));
    await user.selectOptions(dialog.getByLabelText('District'), 'Upper');
    await user.type(dialog.getByLabelText('Street and building'), 'Main 1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Address updated');
    expect(mine.queryByText('Incomplete')).toBeNull();
  });

  it.each(['Edit: Aigul Asanova', 'Add address'])(
    'ACC-4 "%s" keeps nothing of a form that was only looked at, whose phone is read in groups',
    async (press) => {
      const tab = memoryStorage();
      openShop('/profile', { answers, member: testMember, tab });
      await userEvent.click(await screen.findByRole('button', { name: press }));
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() =>
        expect(dialog.getByLabelText<HTMLInputElement>('Phone').value).toBe('+999 555 123 456'),
      );
      await waitFor(() => expect(dialog.getByLabelText('City')).toBeTruthy());
      expect(tab.read('editedAddress')).toBeNull();
    },
  );

  it('ACC-4 a deleted one shows a tick for a second and a half', async () => {
    const { user, region } = await open({ 'DELETE users/delete-address/4/': answer(204) });
    await user.click(region('My addresses').getByRole('button', { name: 'Delete: Office' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this address?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Address deleted');
    const since = performance.now();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 4000 });
    expect(performance.now() - since).toBeGreaterThan(1200);
    expect(region('My addresses').getAllByRole('listitem')).toHaveLength(1);
  });

  it('ACC-4 one that is saved late closes no other', async () => {
    const { promise: saved, resolve: save } = Promise.withResolvers();
    const { user, region } = await open({
      'GET users/address/': [testAddress({ id: 5 }), testAddress({ id: 4, recipientName: 'Office' })],
      'PATCH users/address/5/': () => saved,
    });
    const mine = region('My addresses');
    const [first, second] = mine.getAllByRole('button', { name: /^Edit/ });
    const dialog = () => screen.findByRole('dialog', { name: 'Edit address' });
    await user.click(first ?? document.body);
    await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(second ?? document.body);
    await dialog();
    save(testAddress({ id: 5 }));
    await screen.findByText('Address updated');
    await dialog();
  });

  it('ACC-4 what is loaded anew is what is shown', async () => {
    let addresses = [testAddress({ id: 5 })];
    const { router, region } = await open({ 'GET users/address/': () => addresses });
    expect(region('My addresses').getAllByRole('listitem')).toHaveLength(1);
    addresses = [testAddress({ id: 5 }), testAddress({ id: 6, recipientName: 'Added elsewhere' })];
    await act(() => router.revalidate());
    region('My addresses').getByText('Added elsewhere');
  });

  it('ACC-4 where there is none, it says so', async () => {
    const { region } = await open({ 'GET users/address/': [] });
    region('My addresses').getByText('You have no saved addresses yet.');
  });
});

describe('the news', () => {
  it('ACC-6 are ended and taken again by one button, which keeps the focus', async () => {
    const { user, region, calls } = await open({
      'PATCH users/3/': (sent: { body: { newsletter: boolean } }) => withProfile(sent.body),
    });
    const news = region('My subscription');
    await user.click(news.getByRole('button', { name: 'Unsubscribe' }));
    await screen.findByText('You have been unsubscribed from our newsletter');
    news.getByText('Not subscribed');
    await expect.poll(() => document.activeElement).toBe(news.getByRole('button', { name: 'Subscribe' }));
    await user.keyboard('{Enter}');
    await screen.findByText('You’re subscribed to our newsletter');
    expect(sentBy(calls)).toEqual([{ newsletter: false }, { newsletter: true }]);
  });

  it('ACC-6 loaded anew, the page shows what is so now', async () => {
    let now = withProfile({ newsletter: true });
    const { user, region, router } = await open({
      'GET users/3/': () => now,
      'PATCH users/3/': withProfile({ newsletter: false }),
    });
    const news = region('My subscription');
    await user.click(news.getByRole('button', { name: 'Unsubscribe' }));
    await news.findByText('Not subscribed');
    now = withProfile({ newsletter: true });
    await act(() => router.revalidate());
    news.getByRole('button', { name: 'Unsubscribe' });
  });
});

describe('my data', () => {
  it('ACC-7 is saved as a file', async () => {
    const saved: Blob[] = [];
    const clicked: string[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => {};
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    const { user, region } = await open({ 'GET users/export/': { tables: { members: [] } } });
    await user.click(region('My data').getByRole('button', { name: 'Download my data' }));
    await screen.findByText('Your data has been downloaded');
    expect(clicked).toEqual(['xx-999000000003.json']);
    expect(saved).toHaveLength(1);
    click.mockRestore();
  });

  const begin = async (deleted: unknown) => {
    const opened = await open({ 'POST users/delete-account/': deleted });
    await opened.user.click(opened.region('My data').getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    return { ...opened, dialog, confirm: dialog.getByRole('button', { name: 'Delete account' }) };
  };

  it('ACC-7 an account is deleted after the consequences were read and the password was given', async () => {
    const { user, dialog, confirm, calls, stored, reloads } = await begin(answer(204));
    expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await user.click(confirm);
    const field = dialog.getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(sentBy(calls)).toEqual([]);
    await user.type(field, 'old one{Enter}');
    await screen.findByRole('dialog', { name: 'Your account has been deleted' });
    expect(sentBy(calls)).toEqual([{ password: 'old one' }]);
    await user.click(screen.getByRole('button', { name: 'Go to shop' }));
    await waitFor(() => expect(reloads).toEqual(['/']));
    expect(stored.has('token')).toBe(false);
  });

  it('ACC-7 a wrong password stands beside its field, an open order in the dialog', async () => {
    const replies = [
      answer(400, { password: ['The current password is wrong.'], code: 'invalid' }),
      answer(409, { detail: 'These orders are not finished yet: XX-1.', code: 'conflict' }),
    ];
    const { user, dialog } = await begin(() => replies.shift());
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await dialog.findByText('The current password is wrong.');
    await user.type(dialog.getByLabelText('Password'), 'er{Enter}');
    await dialog.findByText(/XX-1/);
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
