import { Picture } from '@caravan/ui';
import { pictureSources } from './picture-sources.ts';
import css from './product-picture.module.css';

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

/** The catalogue's two grounds, by class: the content policy lets no element bring a colour of its own. */
const grounds: Readonly<Record<string, string | undefined>> = { '#edf3ec': css.mist, '#f3eee3': css.sand };

/** A square picture of the catalogue in the size and format that this browser needs. */
export const ProductPicture = ({
  src,
  alt = '',
  sizes,
  background,
  widths,
  priority = false,
}: ProductPictureProps) => (
  <Picture
    src={src}
    alt={alt}
    width={400}
    height={400}
    sources={pictureSources(src, widths)}
    sizes={sizes}
    className={background === undefined ? undefined : grounds[background]}
    priority={priority}
  />
);
