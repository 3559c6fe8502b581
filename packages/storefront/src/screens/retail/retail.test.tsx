import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testUser } from '../../testing/test-member.ts';

const member = {
  ...testUser,
  profile: {},
};
const links = {
  facebook: null,
  instagram: null,
  twitter: null,
  youtube: null,
  whatsapp: null,
  googleAnalytics: null,
};
const none = {
  status: 'none',
  name: null,
  expires: null,
  links,
  referralLink: 'https://shop.example/?ref=999000000003',
  visits: 0,
  orders: 0,
};
const received = { ...none, status: 'received', name: 'aigul' };
const active = {
  ...received,
  status: 'active',
  expires: '2027-11-22T06:00:00.000Z',
  referralLink: 'https://aigul.shop.example',
  links: { ...links, instagram: 'https://www.instagram.com/aigul' },
  visits: 12,
  orders: 3,
};

const open = async (retail: unknown, more: Answers = {}) => {
  const opened = openShop('/retail', {
    answers: { 'GET users/3/': member, 'GET retail/': retail, ...more },
    member: testMember,
  });
  await screen.findByRole('heading', { level: 1, name: 'My retail' });
  return opened;
};
const nameField = () => screen.getByLabelText<HTMLInputElement>('Page name');
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const main = () => within(screen.getByRole('main'));

describe('my retail', () => {
  it('ROUTE-14 is for members: a visitor is sent home', async () => {
    const { address } = openShop('/retail');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('RTL-1 tells a novus why there is none yet', async () => {
    await open(none, {
      'GET users/3/': { ...member, extraFields: { ...member.extraFields, level: 'novus' } },
    });
    screen.getByText(/available from the level of assistant supervisor. Your current level: Novus/);
    expect(screen.queryByLabelText('Page name')).toBeNull();
  });

  it('ACC-5 elsewhere than at home it is not applied for and not changed', async () => {
    await open(active, {
      'GET users/3/': { ...member, homeCountry: 'yy', profile: { homeSite: 'https://yy.example' } },
    });
    screen.getByText(/belongs to your home country/);
    expect(main().queryByRole('textbox')).toBeNull();
    expect(
      main()
        .getByRole('link', { name: /site of your home country/ })
        .getAttribute('href'),
    ).toBe('https://yy.example/retail');
  });

  it.each([
    ['no page', none],
    ['a page that is reviewed', received],
    ['a page that was refused', { ...none, status: 'refused', name: 'aigul', reason: 'no' }],
    ['a page that has ended', { ...received, status: 'expired', expires: active.expires }],
  ])('RTL-3 SHELL-9 an owner with %s has a link all the same, to be copied', async (_name, retail) => {
    const { user } = await open(retail);
    const link = main().getByLabelText<HTMLInputElement>('Referral link');
    expect(link.value).toBe('https://shop.example/?ref=999000000003');
    await user.click(main().getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(link.value);
  });
});

describe('the name of a retail page, as it is typed', () => {
  it.each([
    ['aigul7', /^Digits are not allowed/],
    ['ai gul', /^Spaces and symbols are not allowed/],
    ['айгуль', /^Only Latin letters a to z/],
    ['WWW', /^This name is reserved for the company/],
  ])('RTL-1 %j is refused at once beside the field, and announced', async (typed, reason) => {
    const { user, calls } = await open(none);
    await user.type(nameField(), typed);
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(nameField())).toMatch(new RegExp(reason.source.slice(1)));
    expect(main().getByRole('status').textContent).toMatch(reason);
    expect(calls.filter(({ path }) => path.includes('available'))).toEqual([]);
  });

  it('RTL-1 one that keeps the rules is looked up after a pause, once, and said to be free', async () => {
    const { user, calls } = await open(none, { 'GET retail/available/': { available: true } });
    const status = main().getByRole('status');
    expect(status.textContent).toBe('');
    await user.type(nameField(), 'AiGul');
    await waitFor(() => expect(status.textContent).toBe('aigul.shop.example is available'));
    expect(calls.map(({ path }) => path).filter((path) => path.includes('available'))).toEqual([
      'retail/available/?name=aigul',
    ]);
  });

  it('RTL-1 one that is taken is refused in the server’s words, and is not sent', async () => {
    const { user, calls } = await open(none, {
      'GET retail/available/': { available: false, reason: 'This name is taken. Choose another one.' },
    });
    await user.type(nameField(), 'aigul');
    await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
    expect(descriptionOf(nameField())).toContain('This name is taken.');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(document.activeElement).toBe(nameField());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('RTL-1 one that is too short says so when it is left, not before', async () => {
    const { user } = await open(none);
    await user.type(nameField(), 'ab');
    expect(nameField().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(descriptionOf(nameField())).toContain('must have 3 to 30 letters');
    await user.type(nameField(), 'c');
    expect(nameField().getAttribute('aria-invalid')).toBeNull();
  });

  it('RTL-1 empty, it is asked for', async () => {
    const { user } = await open(none);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(descriptionOf(nameField())).toContain('Enter a name.');
    expect(document.activeElement).toBe(nameField());
  });
});

describe('an application', () => {
  const free = { 'GET retail/available/': { available: true } };
  let approved = false;
  const apply = async (answers: Answers) => {
    approved = false;
    const opened = await open(() => (approved ? active : none), { ...free, ...answers });
    await opened.user.type(nameField(), 'aigul');
    await opened.user.click(screen.getByRole('button', { name: 'Apply' }));
    return opened;
  };

  it('RTL-2 API-63 is received, and what follows takes the focus', async () => {
    const { calls } = await apply({ 'POST retail/': received });
    await screen.findByText('Your application is being reviewed');
    screen.getByText(/^“aigul”: review takes 1–2 business days/);
    await expect.poll(() => document.activeElement?.textContent).toContain('being reviewed');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'aigul' });
  });

  it('RTL-2 that was approved meanwhile is shown when the page is loaded anew', async () => {
    const { router } = await apply({ 'POST retail/': received });
    await screen.findByText('Your application is being reviewed');
    approved = true;
    await act(() => router.revalidate());
    expect(screen.queryByText('Your application is being reviewed')).toBeNull();
  });

  it('RTL-1 a name that somebody took meanwhile is refused beside the field', async () => {
    const taken = { detail: 'This name is taken. Choose another one.', code: 'name_taken' };
    await apply({ 'POST retail/': answer(409, taken) });
    await waitFor(() => expect(descriptionOf(nameField())).toContain('This name is taken.'));
    expect(nameField().value).toBe('aigul');
    await expect.poll(() => document.activeElement).toBe(nameField());
  });

  it('RTL-2 refused, it says why, and another may follow', async () => {
    await open({ ...received, status: 'refused', reason: 'It promises a cure.' });
    screen.getByText('Your application for “aigul” was declined');
    screen.getByText('It promises a cure.');
    expect(nameField().value).toBe('');
  });

  it('RTL-2 a page that has ended is renewed under its name', async () => {
    const { user, calls } = await open(
      { ...active, status: 'expired', referralLink: none.referralLink },
      { 'POST retail/': received },
    );
    expect(main().getByText(/^Your page/).textContent).toBe(
      'Your page aigul.shop.example expired on 22-11-2027',
    );
    await user.click(screen.getByRole('button', { name: 'Apply again' }));
    await screen.findByText('Your application is being reviewed');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'aigul' });
  });
});

describe('an active page', () => {
  it('RTL-3 shows address, end, visits, orders, its link and its QR code', async () => {
    await open(active);
    const facts = within(screen.getByRole('region', { name: 'Your page' }));
    for (const text of ['aigul.shop.example', 'Active', '22-11-2027', '12', '3']) facts.getByText(text);
    expect(screen.getByLabelText<HTMLInputElement>('Referral link').value).toBe('https://aigul.shop.example');
    const code = screen.getByRole('img', { name: 'QR code that leads to aigul.shop.example' });
    expect(code.getAttribute('src')).toBe('/qr/aigul.svg');
    const download = screen.getByRole('link', { name: 'Download QR code' });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      '/qr/aigul.svg',
      'aigul.svg',
    ]);
  });

  it('RTL-3 its link is copied; where that is refused it is selected to be copied by hand', async () => {
    const { user } = await open(active);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(write).toHaveBeenCalledWith('https://aigul.shop.example');
    await screen.findByText('Link copied');
    write.mockRejectedValueOnce(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const field = screen.getByLabelText<HTMLInputElement>('Referral link');
    await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
    await screen.findByText('The link is selected: copy it with your keyboard or menu.');
    write.mockRestore();
  });

  it('RTL-3 a saved WhatsApp number stands in groups, as everywhere', async () => {
    const { user, calls } = await open(
      { ...active, links: { ...links, whatsapp: '+999555123456' } },
      { 'PATCH retail/': { ...active, links: { ...links, whatsapp: '+999555123457' } } },
    );
    const field = screen.getByLabelText<HTMLInputElement>(/^WhatsApp/);
    expect(field.value).toBe('+999 555 123 456');
    await user.type(field, '{Backspace}7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field.value).toBe('+999 555 123 457'));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      whatsapp: '+999 555 123 457',
    });
  });

  it('RTL-3 API-63 its links are checked, saved and shown as they are kept', async () => {
    const { user, calls } = await open(active, {
      'PATCH retail/': { ...active, links: { ...links, facebook: 'https://www.facebook.com/aigul' } },
    });
    const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
    expect(field(/^Instagram/).value).toBe('https://www.instagram.com/aigul');
    await user.clear(field(/^Instagram/));
    await user.type(field(/^Facebook/), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const summary = screen.getByRole('group', { name: 'Please check the form' });
    expect(document.activeElement).toBe(summary);
    expect(descriptionOf(field(/^Facebook/))).toContain('Enter an address like https://facebook.com/name');
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
    await user.clear(field(/^Facebook/));
    await user.type(field(/^Facebook/), 'aigul');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your links have been saved');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      facebook: 'aigul',
      instagram: '',
      twitter: '',
      youtube: '',
      whatsapp: '',
      googleAnalytics: '',
    });
    expect(field(/^Facebook/).value).toBe('https://www.facebook.com/aigul');
  });

  it('RTL-3 what the server refuses is said beside its field', async () => {
    const { user } = await open(active, {
      'PATCH retail/': answer(400, { whatsapp: ['No such number.'], code: 'invalid' }),
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText(/^WhatsApp/))).toContain('No such number.'),
    );
  });
});
