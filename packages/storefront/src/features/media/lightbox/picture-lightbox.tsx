import { Lightbox } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { forLightbox, type LargePicture } from './large-picture.ts';

/** A row of pictures, and where in a longer one it begins. */
export interface PictureRun {
  readonly pictures: readonly LargePicture[];
  /** How many lie before the first. */
  readonly offset: number;
}

export interface PictureLightboxProps {
  readonly run: PictureRun;
  /** Id of the one that was pressed. */
  readonly first: number;
  /** What they belong to. */
  readonly title: string;
  /** "Photo 3 of 24", from 1. */
  readonly counter: (place: number) => string;
  /** Fetches those of the other pages; null when that fails. */
  readonly whole?: (() => Promise<PictureRun | null>) | undefined;
  readonly onClose: () => void;
}

/** The pictures of a page in the large, and with `whole` those of all pages, once they have come. */
export const PictureLightbox = ({ run, first, title, counter, whole, onClose }: PictureLightboxProps) => {
  const { _ } = useLingui();
  const [shown, setShown] = useState(first);
  const [fetched, setFetched] = useState<PictureRun | null>(null);
  const fetchWhole = useEffectEvent(() => whole?.());
  useEffect(() => {
    let here = true;
    void fetchWhole()?.then((found) => here && setFetched(found));
    return () => {
      here = false;
    };
  }, []);

  const { pictures, offset } = fetched?.pictures.some(({ id }) => id === shown) ? fetched : run;
  const place = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  );
  return (
    <Lightbox
      pictures={pictures.map(forLightbox)}
      place={place}
      onPlaceChange={(wanted) => setShown(pictures[wanted]?.id ?? shown)}
      onClose={onClose}
      title={title}
      counter={counter(offset + place + 1)}
      closeLabel={_('shell.close')}
      previousLabel={_('media.previous-picture')}
      nextLabel={_('media.next-picture')}
      zoomInLabel={_('media.zoom-in')}
      zoomOutLabel={_('media.zoom-out')}
    />
  );
};
