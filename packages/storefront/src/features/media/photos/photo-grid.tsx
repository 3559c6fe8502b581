import type { Album, Photo } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useShop } from '../../../shared/shop.tsx';
import { useLightbox } from '../lightbox/use-lightbox.tsx';
import { MediaPicture } from '../media-picture.tsx';
import css from './photo-grid.module.css';
import { wholeAlbum } from './whole-album.ts';

export interface PhotoGridProps {
  readonly album: Album;
  /** Those of this page. */
  readonly photos: readonly Photo[];
  /** How many lie on the pages before. */
  readonly offset: number;
}

/** The photos of a page in rows of one height, each in its own shape; pressed, one shows over the page (CONT-3). */
export const PhotoGrid = ({ album, photos, offset }: PhotoGridProps) => {
  const { _ } = useLingui();
  const { api } = useShop();
  const { pressOf, lightbox } = useLightbox({
    run: { pictures: photos, offset },
    title: album.title,
    counter: (place) => _('media.photo-of', { place, count: album.photoCount }),
    whole: photos.length < album.photoCount ? () => wholeAlbum(api, album) : undefined,
  });
  return (
    <>
      <ul className={css.grid}>
        {photos.map(({ id, url, title, width, height }, place) => (
          <li key={id} className={css.photo}>
            <a href={url} className={css.link} onClick={pressOf(id)}>
              <MediaPicture
                src={url}
                alt={title}
                width={width}
                height={height}
                sizes="(min-width: 992px) 24rem, (min-width: 576px) 40vw, 46vw"
                priority={place < 2}
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
};
