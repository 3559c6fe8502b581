import { Picture } from '@caravan/ui';
import { pictureSources } from '../../shared/picture/picture-sources.ts';

/** Widths in which the pictures of the country's pages are kept. */
export const mediaWidths = [480, 1200] as const;

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
}: MediaPictureProps) => {
  const [avif, webp] = pictureSources(src, mediaWidths);
  return (
    <Picture
      src={src}
      srcSet={webp?.srcSet}
      sources={avif && [avif]}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      ground="mist"
      priority={priority}
    />
  );
};
