import { describe, expect, it } from 'vitest';
import { complaintsOf, po } from '../testing/small-tree.ts';

const ru = 'packages/i18n/src/words/cart/ru.po';
const glossary = (language: string, ...rows: string[]) => ({
  [`packages/i18n/glossary/${language}.md`]: [
    '# A language\n\n| Cart | say |\n| --- | --- |\n| cart | Корзина |\n',
    '| not | but | why |\n| --- | --- | --- |',
    ...rows,
    '\n| not this table | any more |',
  ].join('\n'),
});

describe('LANG-1 the glossary', () => {
  it.each([
    ['Нажмите на линк', 1],
    ['Линки на товары', 1],
    ['Две линки: «линк»', 1],
    ['Клинкер', 0],
    ['Корзина пуста', 0],
  ])('keeps one word for one thing: %s', (text, count) => {
    const complaints = complaintsOf({
      ...glossary('ru', '| линк | ссылка | slang |'),
      [ru]: po({ 'cart.empty': text }),
    });
    expect(complaints).toEqual(
      Array.from({ length: count }, () => `${ru}:4 "cart.empty" says "линк": the glossary has "ссылка"`),
    );
  });

  it('speaks for its own language alone', () => {
    expect(complaintsOf(glossary('en', '| корзина | cart | not English |'))).toEqual([]);
  });

  it('is kept by an app’s own words and by the texts of its products, with file and line', () => {
    const own = 'apps/xx/src/messages/ru.po';
    const files = {
      ...glossary('ru', '| клик | нажать | slang |'),
      'apps/xx/src/messages/en.po': po({ 'cart.empty': 'Nothing yet' }),
      [own]: po({ 'cart.empty': 'Один клик' }),
      'apps/xx/catalogue/texts.ru.csv': 'code;name\n100;Гель\n200;Кликер\n',
      'apps/xx/catalogue/products.csv': 'code\nклик\n',
    };
    expect(complaintsOf(files)).toEqual([
      `${own}:4 "cart.empty" says "клик": the glossary has "нажать"`,
      'apps/xx/catalogue/texts.ru.csv:3 says "клик": the glossary has "нажать"',
    ]);
  });

  it('reads capitals as the language does', () => {
    const texts = 'apps/xx/catalogue/texts.tr.csv';
    const files = (text: string) => ({ ...glossary('tr', '| link | bağlantı | foreign |'), [texts]: text });
    expect(complaintsOf(files('LİNK'))).toEqual([`${texts}:1 says "link": the glossary has "bağlantı"`]);
    expect(complaintsOf(files('LINK'))).toEqual([]);
  });
});
