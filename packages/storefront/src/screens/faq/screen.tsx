import type { Question } from '@caravan/contract';
import { Button, PageHeading, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { questionId } from '../../features/company/question-id.ts';
import { QuestionLinks } from '../../features/company/question-links.tsx';
import { QuestionList } from '../../features/company/question-list.tsx';
import { useNamedQuestion } from '../../features/company/use-named-question.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { CategoryLinks } from '../../shared/link/category-links.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import type { FaqData, ListedQuestion, load } from './load.ts';
import { NoAnswer } from './no-answer.tsx';
import { QuestionSearch } from './question-search.tsx';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext, { category, categories }: FaqData): string => {
  const topic = categories.find(({ slug }) => slug === category);
  return [...(topic ? [topic.name] : []), i18n._('section.faq')].join(' · ');
};

/** A topic has its answers, the page without one leads to all topics: search engines know these, and no search. */
export const meta = ({ i18n }: MetaContext, data: FaqData): ScreenMeta => ({
  description: i18n._('faq.description'),
  canonical: topicPath(data.category),
  unlisted: data.q !== '' || data.count === 0,
});

const topicPath = (category: string): string => pathTo('faq', undefined, { category });

const isAnswered = (question: ListedQuestion): question is Question => question.answer !== undefined;

const answerPath = (question: ListedQuestion): string =>
  `${topicPath(question.category)}#${questionId(question)}`;

/** Questions and answers by topic and search, all of it in the address; each answer has its own link (CONT-5). */
export const Screen = () => {
  const { _ } = useLingui();
  const data = useScreenData<typeof load>();
  const { q, count, topics } = data;
  useNamedQuestion();
  return (
    <CompanyPage>
      <PageHeading
        lead={<span aria-live="polite">{q !== '' && count > 0 && _('faq.found', { count, text: q })}</span>}
        className={css.heading}
      >
        {_('section.faq')}
      </PageHeading>
      <div className={css.tools}>
        <QuestionSearch q={q} />
        <CategoryLinks
          label={_('faq.topics')}
          all={_('faq.all')}
          chosen={data.category}
          categories={data.categories}
          to={(slug) => pathTo('faq', undefined, { category: slug, q })}
        />
      </div>
      {topics.map(({ slug, name, questions }) => (
        <section key={slug} aria-labelledby={`topic-${slug}`} className={css.topic}>
          <h2 id={`topic-${slug}`} className={css.title}>
            {name}
          </h2>
          {questions.every(isAnswered) ? (
            <QuestionList
              questions={questions}
              headingLevel={3}
              renderAfter={(question) => (
                <Link to={answerPath(question)} className={css.link}>
                  {_('faq.link')}
                </Link>
              )}
            />
          ) : (
            <QuestionLinks questions={questions} to={answerPath} />
          )}
        </section>
      ))}
      {count === 0 ? (
        <NoAnswer q={q} />
      ) : (
        <Surface as="section" tone="mist" aria-labelledby="ask" className={css.ask}>
          <div>
            <h2 id="ask" className={css.title}>
              {_('faq.ask')}
            </h2>
            <p>{_('faq.ask-advice')}</p>
          </div>
          <Button variant="outline" render={<Link to={pathTo('contactUs')} />}>
            {_('faq.to-contact')}
          </Button>
        </Surface>
      )}
    </CompanyPage>
  );
};
