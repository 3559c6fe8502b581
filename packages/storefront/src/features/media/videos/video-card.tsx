import type { Video } from '@caravan/contract';
import { VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainPress } from '../../../shared/link/plain-press.ts';
import { Day } from '../day.tsx';
import { MediaCard } from '../media-card.tsx';
import { MediaPicture } from '../media-picture.tsx';
import { duration } from './duration.ts';
import { PlayMark } from './play-mark.tsx';
import css from './video-card.module.css';

export interface VideoCardProps {
  readonly video: Video;
  readonly onPlay: () => void;
  /** It was pressed, and its player is on its way. */
  readonly busy: boolean;
  /** Stands in place of the cover while the video plays. */
  readonly player: ReactNode;
  readonly priority?: boolean;
}

/** A video: nothing of it is loaded until its cover is pressed; without scripts that leads to the clip itself (CONT-1). */
export const VideoCard = ({ video, onPlay, busy, player, priority = false }: VideoCardProps) => {
  const { _ } = useLingui();
  const { url, title, date, cover, duration: seconds } = video;
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <MediaCard
      shape="film"
      picture={
        player ?? (
          <>
            <a
              href={url}
              className={css.cover}
              aria-label={_('media.play', { title })}
              aria-busy={busy || undefined}
              onClick={press}
            >
              <MediaPicture
                src={cover}
                width={640}
                height={360}
                sizes="(min-width: 992px) 24rem, (min-width: 576px) 48vw, 100vw"
                priority={priority}
              />
              <PlayMark />
            </a>
            <span className={css.duration}>
              <VisuallyHidden>{_('media.duration')}</VisuallyHidden> {duration(seconds)}
            </span>
          </>
        )
      }
      name={title}
      facts={<Day of={date} />}
    />
  );
};
