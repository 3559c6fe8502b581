import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import type { FaqData } from './load.ts';
import css from './topic-links.module.css';

interface TopicLinksProps {
  readonly data: Pick<FaqData, 'category' | 'q' | 'categories'>;
}

/** The topics as links, which keep what is searched for. */
export const TopicLinks = ({ data: { category, q, categories } }: TopicLinksProps) => {
  const { _ } = useLingui();
  return (
    <nav aria-label={_('faq.topics')}>
      <ul className={css.topics}>
        {[{ slug: '', name: _('faq.all') }, ...categories].map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={pathTo('faq', undefined, { category: slug, q })}
              className={css.topic}
              aria-current={slug === category ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
