import type { Question } from '@caravan/contract';
import { Icon } from '@caravan/ui';
import type { ReactNode } from 'react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { questionId } from './question-id.ts';
import css from './question-list.module.css';

interface QuestionListProps {
  readonly questions: readonly Question[];
  /** Level of the questions as headings. */
  readonly headingLevel: 2 | 3;
  /** What stands below an answer. */
  readonly renderAfter?: (question: Question) => ReactNode;
}

/** Questions, each a heading that shows its answer when it is pressed; without scripts too (CONT-5). */
export const QuestionList = ({ questions, headingLevel, renderAfter }: QuestionListProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={css.list}>
      {questions.map((each) => (
        <li key={each.id}>
          <details id={questionId(each)} className={css.question}>
            <summary className={css.asked}>
              <Heading className={css.title}>{each.question}</Heading>
              <Icon name="chevron-down" className={css.mark} />
            </summary>
            <div className={css.answer}>
              <RichText html={each.answer} />
              {renderAfter?.(each)}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
};
