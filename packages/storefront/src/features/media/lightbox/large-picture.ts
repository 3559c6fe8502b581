import type { LightboxPicture } from '@caravan/ui';
import { pictureSources } from '../../../shared/picture/picture-sources.ts';
import { contentWidths } from '../../../shared/picture/content-widths.ts';

/** A picture that can be looked at in the large. */
export interface LargePicture extends Pick<LightboxPicture, 'width' | 'height'> {
  readonly id: number;
  readonly url: string;
  readonly title: string;
}

/** The same for the lightbox, in the sizes and formats that there are. */
export const forLightbox = ({ id, url, title, width, height }: LargePicture): LightboxPicture => {
  const [avif, webp] = pictureSources(url, contentWidths);
  return { id, src: url, srcSet: webp?.srcSet, sources: avif && [avif], alt: title, width, height };
};
