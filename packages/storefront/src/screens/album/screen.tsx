import { Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { SectionLinks } from '../../features/company/section-links.tsx';
import { Day } from '../../features/media/day.tsx';
import { ListPages } from '../../features/media/list-pages.tsx';
import { MediaScreen } from '../../features/media/media-screen.tsx';
import { mediaTitle } from '../../features/media/media-title.ts';
import { NothingYet } from '../../features/media/nothing-yet.tsx';
import { PhotoGrid } from '../../features/media/photos/photo-grid.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { Link } from '../../shared/link/link.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { albumPath, type AlbumData, type load } from './load.ts';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext, { album, page }: AlbumData): string =>
  mediaTitle(i18n, i18n._('section.photo'), album.title, page);

export const meta = ({ i18n }: MetaContext, { album, page }: AlbumData): ScreenMeta => ({
  description: i18n._('media.album-description', { title: album.title, count: album.photoCount }),
  canonical: albumPath(album.id, page),
  ...(album.cover !== '' && { image: album.cover }),
  unlisted: album.photoCount === 0,
});

/** The photos of an album, to be looked at one by one over the page (CONT-3). */
export const Screen = () => {
  const { _ } = useLingui();
  const { album, photos, offset, page, pages } = useScreenData<typeof load>();
  return (
    <MediaScreen
      section={<SectionLinks of="media" />}
      title={album.title}
      lead={
        <span className={css.facts}>
          <Day of={album.date} />
          <span>{_('media.photo-count', { count: album.photoCount })}</span>
          <Link to={pathTo('albums')} className={css.back}>
            <Icon name="chevron-start" />
            {_('media.all-albums')}
          </Link>
        </span>
      }
    >
      {photos.length > 0 ? (
        <PhotoGrid key={albumPath(album.id, page)} album={album} photos={photos} offset={offset} />
      ) : (
        <NothingYet title={_('media.no-photos')} />
      )}
      <ListPages page={page} pages={pages} to={(wanted) => albumPath(album.id, wanted)} />
    </MediaScreen>
  );
};
