import { firstLines } from './tables/first-lines.ts';

/** Something wrong in a file of the catalogue: where, and what was expected there. Lines and columns count from 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly expected: string;
}

/** Collects all problems of an import, so that one run tells them all; what is said of a place already is said once. */
export interface Problems {
  readonly list: readonly Problem[];
  add(file: string, line: number, column: number, expected: string): void;
  /** Files that could not be read to their end: what they lack is no problem of its own. */
  readonly unread: Set<string>;
}

/** An empty collection. */
export const createProblems = (): Problems => {
  const list: Problem[] = [];
  const said = new Set<string>();
  return {
    list,
    unread: new Set(),
    add(file, line, column, expected) {
      const problem = { file, line, column, expected };
      const text = describeProblem(problem);
      if (said.has(text)) return;
      said.add(text);
      list.push(problem);
    },
  };
};

/** `catalogue/products.csv:12:3 price: an amount like 1234.50` for the operator's terminal. */
export const describeProblem = ({ file, line, column, expected }: Problem): string =>
  `${file}:${line}:${column} ${expected}`;

/** Problems that a terminal is told. */
const told = 200;

/** A line for each problem, for the operator's terminal; at most two hundred. */
export const describeProblems = (problems: readonly Problem[]): string[] =>
  firstLines(problems, told, describeProblem);
