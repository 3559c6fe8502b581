/* oxlint-disable jsx-a11y/media-has-caption -- a clip's captions are in its picture; players elsewhere bring their own */
/* oxlint-disable react/iframe-missing-sandbox -- a player of another origin cannot free itself by scripts and its own origin */
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import css from './video-player.module.css';

export interface VideoPlayerProps {
  /** A clip, or with `hosted` the page of a player elsewhere. */
  src: string;
  /** Whether `src` is the page of a player elsewhere. */
  hosted?: boolean | undefined;
  /** Names the player. */
  title: string;
  /** Shown until the clip's first picture is there. */
  poster?: string | undefined;
  /** The clip is gone, or of a kind that this browser does not know. */
  onFailed?: (() => void) | undefined;
  /** Goes to the player. */
  className?: string | undefined;
}

/**
 * Plays a video that somebody asked for: it takes the focus and begins. It fills its place, so show it in one that has the video's
 * shape, and only once it is asked for, for it loads at once. Another video is another player: give it a key.
 */
export const VideoPlayer = ({
  src,
  hosted = false,
  title,
  poster,
  onFailed,
  className,
}: VideoPlayerProps) => {
  const clip = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    (clip.current ?? frame.current)?.focus({ preventScroll: true });
    // A browser that does not begin by itself leaves it to the controls.
    clip.current?.play()?.catch(() => {});
  }, []);

  if (hosted)
    return (
      <iframe
        ref={frame}
        src={src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        className={classNames(css.player, className)}
      />
    );
  return (
    <video
      ref={clip}
      src={src}
      poster={poster}
      aria-label={title}
      tabIndex={0}
      controls
      playsInline
      preload="none"
      onError={onFailed}
      className={classNames(css.player, className)}
    />
  );
};
