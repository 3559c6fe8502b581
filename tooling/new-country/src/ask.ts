import { createInterface } from 'node:readline/promises';
import { faultOf, questions, spokenLanguages, type Question, type Typed } from './answers.ts';
import type { Sibling } from './siblings.ts';

/** The questions in words. */
export const wording: Readonly<Record<Question, string>> = {
  val: 'Two letters of the country',
  id: 'Its number',
  engName: 'Name in English',
  name: 'Name in its own language',
  currency: 'Currency, by its three letters',
  currencyNumber: 'Its number in ISO 4217',
  price: 'The price 1234, as it is printed (1.234,00 ₺, 1 234 сом)',
  dollar: 'What a US dollar is worth in it, roughly',
  languages: 'Languages, the default first',
  timeZone: 'Time zone',
  fboPrefix: 'First three digits of member ids',
  callingCode: 'Calling code',
};

/** Asks for what was not given, until each answer can be taken. Off a terminal nothing is asked: what lacks stays empty. */
export const ask = async (given: Partial<Typed>, siblings: readonly Sibling[]): Promise<Typed> => {
  const typed: Record<Question, string> = {
    val: '',
    id: '',
    engName: '',
    name: '',
    currency: '',
    currencyNumber: '',
    price: '',
    dollar: '',
    languages: '',
    timeZone: '',
    fboPrefix: '',
    callingCode: '',
    ...given,
  };
  if (!process.stdin.isTTY) return typed;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const question of questions.filter((one) => given[one] === undefined)) {
    const hint = question === 'languages' ? ` (${spokenLanguages(siblings).join(',')})` : '';
    let fault: string | null;
    do {
      typed[question] = (await terminal.question(`${wording[question]}${hint}: `)).trim();
      fault = faultOf(question, typed[question], siblings);
      if (fault !== null) console.log(fault);
    } while (fault !== null);
  }
  terminal.close();
  return typed;
};
