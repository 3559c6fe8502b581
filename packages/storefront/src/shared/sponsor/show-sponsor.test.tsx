import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/storage-adapter.ts';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { referralOf } from './referral-of.ts';
import { showSponsor } from './show-sponsor.ts';

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
    await screen.findByText('With Aigul A., Bishkek');
    const again = await visit(answers);
    expect(again.calls.filter(({ path }) => path.startsWith('sponsors/'))).toEqual([]);
  });

  it('SHELL-9 sees the name alone of a sponsor whose town nobody told', async () => {
    await visit({ [`GET sponsors/${ref}/`]: { ...sponsor, city: null } });
    await screen.findByText('With Aigul A.');
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
