import type { Video } from '@caravan/contract';
import { VideoPlayer } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import css from './playing-video.module.css';

/** A video that was asked for; where it cannot be played it says so and leads to the file. */
export const PlayingVideo = ({ video: { url, hosted, title, cover } }: { readonly video: Video }) => {
  const { _ } = useLingui();
  const [failed, setFailed] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  // The player that had the focus is gone.
  useEffect(() => {
    if (failed && document.activeElement === document.body) message.current?.focus();
  }, [failed]);
  if (!failed)
    return (
      <VideoPlayer
        src={url}
        hosted={hosted}
        title={title}
        poster={hosted ? undefined : cover}
        onFailed={() => setFailed(true)}
      />
    );
  return (
    <div ref={message} tabIndex={-1} role="alert" className={css.failed}>
      <p>{_('media.video-failed')}</p>
      <a href={url} download>
        {_('media.save-video')}
      </a>
    </div>
  );
};
