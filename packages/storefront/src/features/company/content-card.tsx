import type { ContentCard as Card } from '@caravan/contract';
import { Badge, Icon, Picture } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { useDates } from '../../shared/format/use-dates.ts';
import { Link } from '../../shared/link/link.tsx';
import { contentSources } from '../../shared/picture/picture-sources.ts';
import { isOwnPage } from '../../shared/rich-text/own-page.ts';
import css from './content-card.module.css';

interface ContentCardProps {
  readonly card: Card;
  /** Its day is still to come. */
  readonly coming?: boolean;
}

/** An event, an incentive, a reason: picture, day, words, and the way on where there is one (CONT-4). */
export const ContentCard = ({
  card: { title, description, photo, date: day, url },
  coming = false,
}: ContentCardProps) => {
  const { _ } = useLingui();
  const { date } = useDates();
  return (
    <article className={css.card}>
      <Picture
        src={photo}
        sources={contentSources(photo)}
        alt=""
        width={1200}
        height={800}
        sizes="(min-width: 1200px) 24rem, (min-width: 992px) 31vw, (min-width: 576px) 46vw, 94vw"
        ground="mist"
        className={css.photo}
      />
      <div className={css.words}>
        {day !== undefined && (
          <p className={css.day}>
            <time dateTime={day}>{date(day)}</time>
            {coming && <Badge tone="lime">{_('content.coming')}</Badge>}
          </p>
        )}
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{description}</p>
        {url !== undefined && (
          <CardLink href={url} aria-label={_('content.more-about', { title })} className={css.more}>
            {_('content.more')}
            <Icon name="chevron-end" />
          </CardLink>
        )}
      </div>
    </article>
  );
};

const CardLink = ({ href, children, ...rest }: ComponentProps<'a'> & { readonly href: string }) =>
  isOwnPage(href) ? (
    <Link {...rest} to={href}>
      {children}
    </Link>
  ) : (
    <a {...rest} href={href} rel="noopener">
      {children}
    </a>
  );
