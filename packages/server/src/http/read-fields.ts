import type { I18n } from '@lingui/core';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue): boolean => issue.path.length === 1 && issue.input === undefined;

/** How far a value is from a union's branch: a field that is not there at all says that another branch was meant. */
const distance = (branch: readonly Issue[]): number =>
  branch.reduce((sum, issue) => sum + (isMissing(issue) ? 1000 : 1), 0);

/** Of a union's branches the one that the value came closest to; of equals the latest. */
const closest = (branches: readonly (readonly Issue[])[]): readonly Issue[] =>
  branches.reduce((best, branch) => (distance(branch) <= distance(best) ? branch : best), branches[0] ?? []);

const flatten = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) =>
    issue.code === 'invalid_union' && issue.errors.length > 0 ? flatten(closest(issue.errors)) : [issue],
  );

const complaint = (issue: Issue, words: I18n): string => {
  if (issue.message === 'required') return words._('server.field.required');
  if (issue.code === 'invalid_type' && issue.input === undefined) return words._('server.field.required');
  if (issue.code === 'too_big' && issue.origin === 'string')
    return words._('server.field.tooLong', { max: Number(issue.maximum) });
  if (issue.code === 'too_small' && issue.origin === 'string') return words._('server.field.required');
  return words._('server.field.invalid');
};

/** The field of a form that an issue is about: the innermost one, but of a list the list itself. */
const fieldOf = ({ path }: Issue): string => {
  const isInList = path.some((step) => typeof step === 'number');
  return String((isInList ? path[0] : path.at(-1)) ?? 'nonFieldErrors');
};

/**
 * Messages of a refused value by field: one of an address within the body goes by its own name, as the address's other
 * complaints do. What has no field goes to `nonFieldErrors`. Needs issues that report their input.
 */
export const readFields = (error: z.ZodError, words: I18n): Record<string, string[]> => {
  const fields = new Map<string, string[]>();
  for (const issue of flatten(error.issues)) {
    const field = fieldOf(issue);
    const messages = fields.get(field) ?? [];
    const message = complaint(issue, words);
    if (!messages.includes(message)) fields.set(field, [...messages, message]);
  }
  return Object.fromEntries(fields);
};
