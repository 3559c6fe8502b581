import type { Album } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../../routes/route-names.ts';
import { Link } from '../../../shared/link/link.tsx';
import { Day } from '../day.tsx';
import { MediaCard } from '../media-card.tsx';
import { MediaPicture } from '../media-picture.tsx';

export interface AlbumCardProps {
  readonly album: Album;
  /** It is on the first screen: its cover is fetched first. */
  readonly priority?: boolean;
}

/** The way into an album: cover, title, day and how many photos (CONT-3). */
export const AlbumCard = ({
  album: { id, title, date, cover, photoCount },
  priority = false,
}: AlbumCardProps) => {
  const { _ } = useLingui();
  return (
    <MediaCard
      isLink
      shape="landscape"
      picture={
        cover !== '' && (
          <MediaPicture
            src={cover}
            width={1200}
            height={800}
            sizes="(min-width: 992px) 24rem, (min-width: 576px) 48vw, 100vw"
            priority={priority}
          />
        )
      }
      name={<Link to={pathTo('photos', { album: id })}>{title}</Link>}
      facts={
        <>
          <Day of={date} />
          <span>{_('media.photo-count', { count: photoCount })}</span>
        </>
      }
    />
  );
};
