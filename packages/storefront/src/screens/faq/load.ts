import type { Question } from '@caravan/contract';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';
import { matchingQuestions } from './matching-questions.ts';

/** Signs of a search that are looked at. */
const longest = 100;

/** A question; its answer is left out where only the questions are shown. */
export type ListedQuestion = Pick<Question, 'id' | 'category' | 'question'> &
  Partial<Pick<Question, 'answer'>>;

/**
 * The questions that the address asks for, by topic (CONT-5): of one topic, or with words of a search in them, with their answers;
 * without either, all of them without answers, so that the page stays small however much a country has to say.
 */
export const load = async ({ api, url, signal }: Pick<LoaderContext, 'api' | 'url' | 'signal'>) => {
  const category = url.searchParams.get('category') ?? '';
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, longest);
  const [questions, categories] = await Promise.all([
    api.get('questions', { query: category === '' ? {} : { category }, signal }),
    api.get('questionCategories', { signal }),
  ]);
  const found = matchingQuestions(unwrap(questions), q);
  const topics = unwrap(categories);
  const listed: readonly ListedQuestion[] =
    category === '' && q === ''
      ? found.map(({ id, category: of, question }) => ({ id, category: of, question }))
      : found;
  return {
    category,
    q,
    count: found.length,
    categories: topics.map(({ slug, name }) => ({ slug, name })),
    topics: topics
      .map(({ slug, name }) => ({ slug, name, questions: listed.filter((each) => each.category === slug) }))
      .filter((topic) => topic.questions.length > 0),
  };
};

export type FaqData = Awaited<ReturnType<typeof load>>;
