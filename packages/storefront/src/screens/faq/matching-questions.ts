import type { Question } from '@caravan/contract';
import { foldForSearch } from '@caravan/i18n';

const plain = (html: string): string => html.replaceAll(/<[^>]*>|&\w+;/g, ' ');

/** The questions that hold every word of `sought`, in themselves or in their answers, in any spelling; all when it is empty. */
export const matchingQuestions = <Asked extends Pick<Question, 'question' | 'answer'>>(
  questions: readonly Asked[],
  sought: string,
): Asked[] => {
  const words = foldForSearch(sought).split(' ');
  return questions.filter(({ question, answer }) => {
    const text = foldForSearch(`${question} ${plain(answer)}`);
    return words.every((word) => text.includes(word));
  });
};
