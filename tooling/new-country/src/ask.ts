import { createInterface, type Interface } from 'node:readline/promises';
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

/** Who was asked has left, by Ctrl-C or Ctrl-D. */
export class Left extends Error {
  override readonly name = 'Left';
}

/** Where questions are put and answered. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** Puts a question. @throws Left when there will be no answer. */
const put = async (terminal: Interface, question: string): Promise<string> => {
  try {
    return (await terminal.question(question)).trim();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw new Left();
    throw error;
  }
};

/**
 * Asks for what was not given, until each answer can be taken; Enter takes what stands in brackets. Off a terminal nothing is asked: what
 * standard data know is taken, the rest stays empty.
 * @throws Left when who is asked leaves.
 */
export const ask = async (
  given: Partial<Typed>,
  siblings: readonly Sibling[],
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<Typed> => {
  const typed: Record<Question, string> = { ...unanswered, ...given };
  const open = questions.filter((one) => given[one] === undefined);
  if (!input.isTTY) {
    for (const question of open) typed[question] = goodSuggestion(question, typed, siblings);
    return typed;
  }
  const terminal = createInterface({ input, output, terminal: true });
  for (const question of open) {
    const suggestion = goodSuggestion(question, typed, siblings);
    const hint = question === 'languages' ? ` (of ${spokenLanguages(siblings).join(', ')})` : '';
    const offer = suggestion === '' ? '' : ` [${suggestion}]`;
    let fault: string | null;
    do {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one question after the other
      const answer = await put(terminal, `${wording[question]}${hint}${offer}: `);
      typed[question] = answer === '' ? suggestion : answer;
      fault = faultOf(question, typed[question], siblings);
      if (fault !== null) output.write(`${fault}\n`);
    } while (fault !== null);
  }
  terminal.close();
  return typed;
};
