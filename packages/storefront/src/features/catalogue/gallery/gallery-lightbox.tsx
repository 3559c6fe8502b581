import { Lightbox } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { pictureOfWidth, pictureSources } from '../../../shared/picture/picture-sources.ts';

interface GalleryLightboxProps {
  readonly name: string;
  readonly images: readonly string[];
  /** Place of the one that was pressed. */
  readonly first: number;
  /** The page behind follows what is looked at. */
  readonly onShown: (place: number) => void;
  readonly onClose: () => void;
}

/** A product's pictures over the page, each to be looked at closely (SHOP-10). */
export const GalleryLightbox = ({ name, images, first, onShown, onClose }: GalleryLightboxProps) => {
  const { _ } = useLingui();
  const [place, setPlace] = useState(first);
  return (
    <Lightbox
      pictures={images.map((image) => {
        const [avif] = pictureSources(image, [800]);
        return {
          id: image,
          src: pictureOfWidth(image, 800),
          sources: avif && [avif],
          alt: name,
          width: 800,
          height: 800,
        };
      })}
      place={place}
      onPlaceChange={(wanted) => {
        setPlace(wanted);
        onShown(wanted);
      }}
      onClose={onClose}
      title={name}
      counter={_('media.picture-of', { place: place + 1, count: images.length })}
      closeLabel={_('shell.close')}
      previousLabel={_('media.previous-picture')}
      nextLabel={_('media.next-picture')}
      zoomInLabel={_('media.zoom-in')}
      zoomOutLabel={_('media.zoom-out')}
    />
  );
};
