import type { Video } from '@caravan/contract';
import { useState } from 'react';
import { useDeferred } from '../../../shared/overlays/use-deferred.ts';
import { VideoCard } from './video-card.tsx';
import css from './video-list.module.css';

/** Videos side by side; one plays at a time, in its place (CONT-1). The player's code comes with the first press. */
export const VideoList = ({ videos }: { readonly videos: readonly Video[] }) => {
  const [playing, setPlaying] = useState<number | null>(null);
  const part = useDeferred(
    playing !== null,
    () => import('./playing-video.tsx'),
    () => setPlaying(null),
  );
  return (
    <ul className={css.list}>
      {videos.map((video, place) => {
        const wanted = video.id === playing;
        return (
          <li key={video.id}>
            <VideoCard
              video={video}
              onPlay={() => setPlaying(video.id)}
              busy={wanted}
              player={wanted && part ? <part.PlayingVideo video={video} /> : undefined}
              priority={place < 2}
            />
          </li>
        );
      })}
    </ul>
  );
};
