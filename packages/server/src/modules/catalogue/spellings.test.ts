import { foldForSearch } from '@caravan/i18n';
import { describe, expect, it } from 'vitest';
import { soundOf, spellingsOf } from './spellings.ts';

describe('letters that look alike', () => {
  it.each([
    ['в12', ['в12', 'b12']],
    ['b12', ['b12', 'в12']],
    ['мaскa', ['macka', 'маска']],
    ['вitamin', ['bitamin']],
    ['прополиc', ['прополис']],
    ['рroрolis', ['propolis']],
    ['lдж', ['lдж']],
    ['алоэ', ['алоэ']],
    ['coco', ['coco']],
    ['715', ['715']],
    ['الصابون', ['الصابون', 'صابون']],
    ['للبشره', ['للبشره', 'بشره']],
    ['والعسل', ['والعسل', 'عسل']],
    ['بالصبار', ['بالصبار', 'صبار']],
    ['كالسيوم', ['كالسيوم']],
    ['الى', ['الى']],
    ['لبن', ['لبن']],
  ])('SHOP-3 %s may be %j', (word, spellings) => {
    expect(spellingsOf(word)).toEqual(spellings);
  });
});

describe('the sound of a word', () => {
  it.each([
    ['aloe', ['алоэ', 'ალოე', 'Aloe']],
    ['kolagen', ['коллаген', 'collagen', 'kollagen', 'კოლაგენ']],
    ['omega', ['омега', 'ომეგა']],
    ['jojoba', ['жожоба', 'ჟოჟობა']],
    ['tsitrus', ['цитрус', 'citrus', 'ციტრუს']],
    ['tafli', ['თაფლი', 'tafli']],
    ['foli', ['фолий', 'foliy']],
    ['milo', ['мыло', 'mylo', 'milo']],
    ['shampun', ['шампунь', 'shampun']],
    ['halva', ['халва', 'khalva', 'ხალვა', 'xalva']],
    ['fosfor', ['phosphor', 'фосфор', 'ფოსფორ']],
    ['d3', ['д3', 'D3']],
    ['12x330ml', ['12x330мл', '12x330მლ']],
  ])('SHOP-3 %s is that of %j', (sound, words) => {
    for (const word of words) expect([word, soundOf(foldForSearch(word))]).toEqual([word, sound]);
  });

  it('SHOP-3 of numbers and other scripts is none, and of many letters more than one', () => {
    expect(['715', 'بغداد', 'qqqq'].map(soundOf)).toEqual([null, null, 'kk']);
  });
});
