import type { Question } from '@caravan/contract';
import { Icon } from '@caravan/ui';
import { questionId } from './question-id.ts';
import { Link } from '../../shared/link/link.tsx';
import css from './question-list.module.css';

interface QuestionLinksProps<Listed> {
  readonly questions: readonly Listed[];
  /** Where a question is answered. */
  readonly to: (question: Listed) => string;
}

/** Questions as links to their answers. */
export const QuestionLinks = <Listed extends Pick<Question, 'id' | 'question'>>({
  questions,
  to,
}: QuestionLinksProps<Listed>) => (
  <ul className={css.list}>
    {questions.map((each) => (
      <li key={each.id} id={questionId(each)} className={css.question}>
        <Link to={to(each)} className={css.asked}>
          <span className={css.title}>{each.question}</span>
          <Icon name="chevron-end" className={css.mark} />
        </Link>
      </li>
    ))}
  </ul>
);
