import { createInterface } from 'node:readline/promises';
import { faultOf, questions, spokenLanguages, type Question, type Typed } from './answers.ts';
import type { Sibling } from './siblings.ts';
import { suggestionFor } from './suggest.ts';

/** The questions in words, each with what it is for. */
export const wording: Readonly<Record<Question, string>> = {
  val: 'Two letters of the country (ISO 3166, small), its folder and address: uz',
  languages: 'Languages of its shop (BCP 47), the default first: ru, en',
  engName: 'Name in English, as other countries’ pages list it',
  name: 'Name as its own people read it, in the default language',
  id: 'Its number in the API; each country has another',
  timeZone: 'Time zone, by which its days and months begin: Asia/Tashkent',
  currency: 'Currency, by the three letters of ISO 4217: UZS',
  currencyNumber: 'The currency’s number in ISO 4217, which the bank wants',
  price: 'The price 1234, as shops print it: 1.234,00 ₺ or 1 234 сом (two decimals, three, or none)',
  dollar: 'What a US dollar is worth in it, roughly; the first prices are made of it',
  callingCode: 'Calling code of its phones, without +: 998',
  fboPrefix: 'First three digits of its member ids; each country has others',
};

const unanswered: Typed = {
  val: '',
  languages: '',
  engName: '',
  name: '',
  id: '',
  timeZone: '',
  currency: '',
  currencyNumber: '',
  price: '',
  dollar: '',
  callingCode: '',
  fboPrefix: '',
};

/** A suggestion that can be taken; empty where there is none. */
const goodSuggestion = (
  question: Question,
  typed: Readonly<Partial<Typed>>,
  siblings: readonly Sibling[],
): string => {
  const suggestion = suggestionFor(question, typed, siblings);
  return suggestion !== '' && faultOf(question, suggestion, siblings) === null ? suggestion : '';
};

/**
 * Asks for what was not given, until each answer can be taken; Enter takes what stands in brackets. Off a terminal nothing is asked: what
 * standard data know is taken, the rest stays empty.
 */
export const ask = async (given: Partial<Typed>, siblings: readonly Sibling[]): Promise<Typed> => {
  const typed: Record<Question, string> = { ...unanswered, ...given };
  const open = questions.filter((one) => given[one] === undefined);
  if (!process.stdin.isTTY) {
    for (const question of open) typed[question] = goodSuggestion(question, typed, siblings);
    return typed;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const question of open) {
    const suggestion = goodSuggestion(question, typed, siblings);
    const hint = question === 'languages' ? ` (of ${spokenLanguages(siblings).join(', ')})` : '';
    const offer = suggestion === '' ? '' : ` [${suggestion}]`;
    let fault: string | null;
    do {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one question after the other
      const answer = (await terminal.question(`${wording[question]}${hint}${offer}: `)).trim();
      typed[question] = answer === '' ? suggestion : answer;
      fault = faultOf(question, typed[question], siblings);
      if (fault !== null) console.log(fault);
    } while (fault !== null);
  }
  terminal.close();
  return typed;
};
