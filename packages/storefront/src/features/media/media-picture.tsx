import { Picture } from '@caravan/ui';
import { contentSources } from '../../shared/picture/picture-sources.ts';

export interface MediaPictureProps {
  readonly src: string;
  /** Empty where the words beside it say the same. */
  readonly alt?: string;
  /** Pixels, or the ratio in which it is shown. */
  readonly width: number;
  readonly height: number;
  /** Width at which it is shown, as `sizes`. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/** A picture of the country's pages in the size and format that this browser needs. */
export const MediaPicture = ({
  src,
  alt = '',
  width,
  height,
  sizes,
  priority = false,
}: MediaPictureProps) => (
  <Picture
    src={src}
    sources={contentSources(src)}
    sizes={sizes}
    alt={alt}
    width={width}
    height={height}
    ground="mist"
    priority={priority}
  />
);
