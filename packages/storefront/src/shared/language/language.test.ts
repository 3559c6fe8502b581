import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/storage-adapter.ts';
import { chooseLanguage } from './choose-language.ts';
import { repairLanguageCookie } from './repair-language-cookie.ts';

const country = { languages: ['en', 'tr'] } as const;

const choose = (wanted: string, address: string) => {
  const values = new Map<string, string>();
  const cookies: string[] = [];
  const open = vi.fn();
  chooseLanguage(wanted, {
    country: { languages: [...country.languages] },
    storage: memoryStorage(values),
    setCookie: (text) => cookies.push(text),
    open,
    here: new URL(address, 'http://shop.example'),
  });
  return { values: Object.fromEntries(values), cookies, open };
};

describe('choosing a language', () => {
  it('LANG-3 LANG-4 is kept here and in a cookie, and the same address opens in it', () => {
    const { values, cookies, open } = choose('tr', '/e-shop?lang=en&q=gel&page=2#list');
    expect(values).toEqual({ choosedLanguage: 'tr' });
    expect(cookies[0]).toBe('language=tr; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(cookies[1]).toContain('visitLanguage=; ');
    expect(open).toHaveBeenCalledWith('/e-shop?q=gel&page=2#list');
  });

  it.each(['ru', 'xx', '', '__proto__'])(
    'LANG-2 %j, which the country has not, changes nothing',
    (wanted) => {
      const { values, cookies, open } = choose(wanted, '/');
      expect([values, cookies, open.mock.calls]).toEqual([{}, [], []]);
    },
  );
});

/** A browser's cookies, as `document.cookie` reads and writes them; `refused` ones are dropped. */
const cookieJar = (text = '', refused = false) => {
  let held = text;
  return {
    get cookie() {
      return held;
    },
    set cookie(added: string) {
      if (!refused) held = [held, added.split(';')[0]].filter(Boolean).join('; ');
    },
  };
};

describe('a lost cookie', () => {
  const allowed = [...country.languages];
  const mend = (jar: { cookie: string }, chosen: string | null) =>
    repairLanguageCookie(
      'en',
      allowed,
      memoryStorage(new Map(chosen ? [['choosedLanguage', chosen]] : [])),
      jar,
    );

  it('LANG-3 is written anew from the choice; the page loads again only if it is in another language', () => {
    const jar = cookieJar();
    expect(mend(jar, 'tr')).toBe(true);
    expect(jar.cookie).toBe('language=tr');
    expect(mend(cookieJar(), 'en')).toBe(false);
  });

  it.each([
    ['nothing was chosen', cookieJar(), null],
    ['the choice is none of the country', cookieJar(), 'ru'],
    ['the cookie is there', cookieJar('a=b; language=en'), 'tr'],
    ['the visit has its own language', cookieJar('visitLanguage=en'), 'tr'],
    ['cookies are refused', cookieJar('', true), 'tr'],
  ])('LANG-3 does not load the page again when %s', (_name, jar, chosen) => {
    expect(mend(jar, chosen)).toBe(false);
  });
});
