import type { Question } from '@caravan/contract';

/** Of a question on its page, and behind the `#` of a link to it. */
export const questionId = ({ id }: Pick<Question, 'id'>): string => `question-${id}`;
