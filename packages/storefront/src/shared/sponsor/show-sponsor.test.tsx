import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/storage-adapter.ts';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { referralOf } from './referral-of.ts';
import { readSponsor } from './read-sponsor.ts';
import { showSponsor } from './show-sponsor.tsx';

const ref = '999000000001';
const sponsor = { id: ref, name: 'Aigul A.', city: 'Bishkek' };
let tab = memoryStorage();
beforeEach(() => {
  tab = memoryStorage();
});

const visit = async (answers: Answers) => {
  const opened = openShop('/cart', { answers });
  const document = { cookie: '' };
  await showSponsor(opened.shop, ref, tab, document);
  return { ...opened, document };
};

describe('who followed a referral link', () => {
  it('SHELL-9 sees in the top bar of every page whose page it is, asked once a tab', async () => {
    const answers = { [`GET sponsors/${ref}/`]: sponsor };
    await visit(answers);
    await screen.findByText('Invited by Aigul A., Bishkek');
    const again = await visit(answers);
    expect(again.calls.filter(({ path }) => path.startsWith('sponsors/'))).toEqual([]);
  });

  it('SHELL-9 sees the name alone of a sponsor whose town nobody told', async () => {
    await visit({ [`GET sponsors/${ref}/`]: { ...sponsor, city: null } });
    await screen.findByText('Invited by Aigul A.');
  });

  it('SHELL-9 RTL-4 of a sponsor with a retail page sees contacts and social links, and nothing that they do not tell', async () => {
    const page = {
      name: 'aigul',
      phone: '+999555123456',
      email: 'aigul@mail.example',
      links: {
        facebook: 'https://www.facebook.com/aigul?x=1',
        instagram: null,
        twitter: null,
        youtube: null,
        whatsapp: '+999555123456',
      },
    };
    const { user } = await visit({ [`GET sponsors/${ref}/`]: { ...sponsor, page } });
    await user.click(await screen.findByRole('button', { name: 'Invited by Aigul A., Bishkek' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your sponsor: Aigul A.' }));
    const ways = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['+999 555 123 456', 'tel:+999555123456'],
      ['+999 555 123 456', 'https://wa.me/999555123456'],
      ['aigul@mail.example', 'mailto:aigul@mail.example'],
      ['facebook.com/aigul', 'https://www.facebook.com/aigul?x=1'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('SHELL-9 an address that the tab keeps opens a page or nothing', () => {
    const links = { facebook: 'javascript:alert(1)', instagram: 'https://www.instagram.com/aigul' };
    expect(readSponsor({ ...sponsor, page: { name: 'aigul', links } })).toEqual({
      ...sponsor,
      page: {
        name: 'aigul',
        phone: null,
        email: null,
        links: {
          facebook: null,
          instagram: 'https://www.instagram.com/aigul',
          twitter: null,
          youtube: null,
          whatsapp: null,
        },
      },
    });
    for (const strange of [null, 7, {}, { id: 1, name: 'x', city: null }, []])
      expect(readSponsor(strange)).toBeNull();
    expect(readSponsor({ ...sponsor, page: { name: 'aigul' } })).toEqual(sponsor);
  });

  it('SHELL-9 sees nothing of a sponsor who has gone, and the link is forgotten', async () => {
    const { document, shop } = await visit({
      [`GET sponsors/${ref}/`]: answer(404, { detail: 'No', code: 'not_found' }),
    });
    expect(document.cookie).toMatch(/^ref=; .*Max-Age=0/);
    expect(shop.toasts.store.getState().list).toEqual([]);
    expect(screen.queryByText(/^With /)).toBeNull();
  });

  it('SHELL-9 keeps the link when the server could not be asked', async () => {
    const { document } = await visit({
      [`GET sponsors/${ref}/`]: answer(429, { detail: 'Wait', code: 'throttled' }),
    });
    expect(document.cookie).toBe('');
  });

  it.each([
    [`ref=${ref}`, ref],
    [`a=b; ref=${ref}; c=d`, ref],
    [`xref=${ref}`, null],
    ['ref=12', null],
    [`ref=${ref}9`, null],
    ['', null],
  ])('SHELL-9 the cookies %j name %j', (cookies, named) => {
    expect(referralOf(cookies)).toBe(named);
  });
});
