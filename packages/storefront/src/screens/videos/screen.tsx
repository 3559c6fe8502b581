import { useLingui } from '@lingui/react';
import { SectionLinks } from '../../features/company/section-links.tsx';
import { CategoryLinks } from '../../shared/link/category-links.tsx';
import { ListPages } from '../../features/media/list-pages.tsx';
import { MediaScreen } from '../../features/media/media-screen.tsx';
import { mediaTitle } from '../../features/media/media-title.ts';
import { NothingYet } from '../../features/media/nothing-yet.tsx';
import { VideoList } from '../../features/media/videos/video-list.tsx';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { videosPath, type load, type Videos } from './load.ts';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext, { category, categories, page }: Videos): string =>
  mediaTitle(i18n, i18n._('section.video'), categories.find(({ slug }) => slug === category)?.name, page);

export const meta = ({ i18n }: MetaContext, { category, page, videos }: Videos): ScreenMeta => ({
  description: i18n._('media.videos-description'),
  canonical: videosPath(category, page),
  unlisted: videos.length === 0,
});

/** Videos that play on the page, by category (CONT-1). */
export const Screen = () => {
  const { _ } = useLingui();
  const { category, page, pages, videos, categories } = useScreenData<typeof load>();
  return (
    <MediaScreen section={<SectionLinks of="media" />} title={_('section.video')}>
      <CategoryLinks
        all={_('media.all')}
        label={_('media.categories')}
        chosen={category}
        categories={categories}
        to={(slug) => videosPath(slug)}
      />
      {videos.length > 0 ? (
        // Another page is another list: what played here is not playing there.
        <VideoList key={videosPath(category, page)} videos={videos} />
      ) : (
        <NothingYet title={_('media.no-videos')} all={category === '' ? undefined : videosPath('')} />
      )}
      <ListPages page={page} pages={pages} to={(wanted) => videosPath(category, wanted)} />
    </MediaScreen>
  );
};
