import { Picture, type PictureProps } from '@caravan/ui';
import { pictureSources } from '../../shared/picture/picture-sources.ts';

interface ProductPictureProps {
  readonly src: string;
  /** Empty where the name stands beside it. */
  readonly alt?: string;
  /** Width at which it is shown, as `sizes`. */
  readonly sizes: string;
  readonly background?: string | undefined;
  /** Widths to choose from, where it is shown smaller or larger than in a card. */
  readonly widths?: readonly number[];
  readonly priority?: boolean;
}

/** The catalogue's two grounds. */
const grounds: Readonly<Record<string, PictureProps['ground']>> = { '#edf3ec': 'mist', '#f3eee3': 'sand' };

/** A square picture of the catalogue in the size and format that this browser needs. */
export const ProductPicture = ({
  src,
  alt = '',
  sizes,
  background,
  widths,
  priority = false,
}: ProductPictureProps) => {
  const [avif, webp] = pictureSources(src, widths);
  return (
    <Picture
      src={src}
      srcSet={webp?.srcSet}
      alt={alt}
      width={400}
      height={400}
      sources={avif && [avif]}
      sizes={sizes}
      ground={background === undefined ? undefined : grounds[background]}
      priority={priority}
    />
  );
};
