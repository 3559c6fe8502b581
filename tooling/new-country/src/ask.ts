import { createInterface } from 'node:readline/promises';
import { currencies } from '@caravan/money';
import { faultOf, questions, spokenLanguages, type Answers, type Typed } from './answers.ts';
import type { Sibling } from './siblings.ts';

const wording: Readonly<Record<keyof Answers, string>> = {
  val: 'Two letters of the country',
  id: 'Its number',
  engName: 'Name in English',
  name: 'Name in its own language',
  currency: `Currency (${Object.keys(currencies).join(', ')})`,
  languages: 'Languages, the default first',
  timeZone: 'Time zone',
  fboPrefix: 'First three digits of member ids',
  callingCode: 'Calling code',
};

/** Asks for what was not given, until each answer can be taken. Off a terminal nothing is asked: what lacks stays empty. */
export const ask = async (given: Partial<Typed>, siblings: readonly Sibling[]): Promise<Typed> => {
  const typed: Record<keyof Answers, string> = {
    val: '',
    id: '',
    engName: '',
    name: '',
    currency: '',
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
