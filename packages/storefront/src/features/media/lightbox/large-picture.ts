import type { LightboxPicture } from '@caravan/ui';
import { contentSources } from '../../../shared/picture/picture-sources.ts';

/** A picture that can be looked at in the large. */
export interface LargePicture extends Pick<LightboxPicture, 'width' | 'height'> {
  readonly id: number;
  readonly url: string;
  readonly title: string;
}

/** The same for the lightbox, in the sizes and formats that there are. */
export const forLightbox = ({ id, url, title, width, height }: LargePicture): LightboxPicture => ({
  id,
  src: url,
  sources: contentSources(url),
  alt: title,
  width,
  height,
});
