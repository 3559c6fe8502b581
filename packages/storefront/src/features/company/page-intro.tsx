import type { ContentPage } from '@caravan/contract';
import { classNames, PageHeading, Picture } from '@caravan/ui';
import { contentSources } from '../../shared/picture/picture-sources.ts';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import css from './page-intro.module.css';

interface PageIntroProps {
  readonly page: Pick<ContentPage, 'title' | 'body' | 'picture'>;
}

/** The heading of a page of the company, its picture and its words; beside each other where there is room. */
export const PageIntro = ({ page: { title, body, picture } }: PageIntroProps) => (
  <div className={classNames(css.intro, picture && css.pictured)}>
    <PageHeading className={css.heading}>{title}</PageHeading>
    {picture && (
      <div className={css.picture}>
        <Picture
          priority
          src={picture.url}
          sources={contentSources(picture.url)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          sizes="(min-width: 1200px) 29rem, (min-width: 992px) 38vw, 94vw"
          ground="mist"
          className={css.image}
        />
      </div>
    )}
    <RichText html={body} className={css.words} />
  </div>
);
