import { useLingui } from '@lingui/react';
import { SectionLinks } from '../../features/company/section-links.tsx';
import { MediaScreen } from '../../features/media/media-screen.tsx';
import { NothingYet } from '../../features/media/nothing-yet.tsx';
import { AlbumCard } from '../../features/media/photos/album-card.tsx';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext, MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import css from './screen.module.css';

export const load = async ({ api, signal }: LoaderContext) => unwrap(await api.get('albums', { signal }));

type Albums = Awaited<ReturnType<typeof load>>;

export const title = ({ i18n }: MetaContext): string => i18n._('section.photo');

export const meta = ({ i18n }: MetaContext, albums: Albums): ScreenMeta => ({
  description: i18n._('media.albums-description'),
  ...(albums[0]?.cover && { image: albums[0].cover }),
  unlisted: albums.length === 0,
});

/** The photo albums, the newest first (CONT-3). */
export const Screen = () => {
  const { _ } = useLingui();
  const albums = useScreenData<typeof load>();
  return (
    <MediaScreen section={<SectionLinks of="media" />} title={_('section.photo')}>
      {albums.length === 0 ? (
        <NothingYet title={_('media.no-albums')} />
      ) : (
        <ul className={css.albums}>
          {albums.map((album, place) => (
            <li key={album.id}>
              <AlbumCard album={album} priority={place < 2} />
            </li>
          ))}
        </ul>
      )}
    </MediaScreen>
  );
};
