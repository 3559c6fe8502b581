import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';

const chooser = () => screen.findByLabelText<HTMLSelectElement>('Language');

describe('the language chooser', () => {
  beforeEach(() => {
    document.cookie = 'language=; Max-Age=0; Path=/';
    history.replaceState(null, '', '/e-shop?category=skincare&lang=en');
  });

  it('SHELL-1 offers the languages of the country by their own names', async () => {
    openShop('/');
    const options = [...(await chooser()).options].map(({ value, text, lang }) => [value, text, lang]);
    expect(options).toEqual([
      ['en', 'English', 'en'],
      ['tr', 'Türkçe', 'tr'],
    ]);
  });

  it('SHELL-1 is not there where there is one language', async () => {
    openShop('/', { country: testCountry({ languages: ['en'] }) });
    await screen.findByRole('link', { name: 'My account' });
    expect(screen.queryByLabelText('Language')).toBeNull();
    expect(screen.queryByRole('link', { name: 'English' })).toBeNull();
  });

  it('LANG-4 a choice loads the same address in the new language', async () => {
    const { user, reloads } = openShop('/');
    await user.selectOptions(await chooser(), 'tr');
    expect(reloads).toEqual(['/e-shop?category=skincare']);
    expect(document.cookie).toContain('language=tr');
  });

  it('LANG-4 going through the list by arrow keys waits for Enter, or for the focus to go on', async () => {
    const { user, reloads } = openShop('/');
    const select = await chooser();
    select.focus();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: 'tr' } });
    expect(reloads).toEqual([]);
    await user.keyboard('{Enter}');
    expect(reloads).toHaveLength(1);
  });

  it('LANG-4 the footer has the languages as links, for those without scripts too', async () => {
    const { user, reloads } = openShop('/e-shop?page=1&category=skincare');
    const link = await screen.findByRole('link', { name: 'Türkçe' });
    expect(link.getAttribute('href')).toBe('/e-shop?page=1&category=skincare&lang=tr');
    await user.click(link);
    expect(reloads).toHaveLength(1);
  });
});
