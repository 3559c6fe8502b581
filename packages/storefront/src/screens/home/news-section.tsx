import { Picture } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { useDates } from '../../shared/format/use-dates.ts';
import { Link } from '../../shared/link/link.tsx';
import { contentSources } from '../../shared/picture/picture-sources.ts';
import type { News } from './load.ts';
import css from './news-section.module.css';
import { SectionHead } from './section-head.tsx';

interface NewsSectionProps {
  readonly news: News;
}

/** What is coming and what members can reach: the latest events and incentives. */
export const NewsSection = ({ news }: NewsSectionProps) => {
  const { _ } = useLingui();
  const { date: written } = useDates();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={_('home.news')}
        more={{ to: pathTo('events'), text: _('home.all-events') }}
      />
      <ul className={css.list}>
        {news.map(({ kind, id: place, title, photo, date }) => (
          <li key={`${kind}-${place}`} className={css.card}>
            <Picture
              src={photo}
              alt=""
              width={1200}
              height={800}
              sources={contentSources(photo)}
              sizes="(min-width: 992px) 24rem, 92vw"
              className={css.picture}
            />
            <p className={css.kind}>
              {kind === 'event' ? _('home.event') : _('home.incentive')}
              {date !== undefined && <time dateTime={date}> · {written(date)}</time>}
            </p>
            <h3 className={css.title}>
              <Link to={pathTo(kind === 'event' ? 'events' : 'incentives')} className={css.link}>
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
};
