import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './picture.module.css';

/** The same picture in another format, in the sizes there are. */
export interface PictureSource {
  /** `image/avif` first, then `image/webp`. */
  type: string;
  /** `a-320.avif 320w, a-640.avif 640w`. */
  srcSet: string;
  /** Where another cut of the picture is shown: `(max-width: 767.98px)`. Such sources go first. */
  media?: string | undefined;
  /** Pixels of that cut, whose ratio keeps the space there. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority' | 'placeholder' | 'style'
> {
  /** The file for browsers that take none of `sources`. */
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Pixels of the file; with `height` they keep the space. */
  width: number;
  /** Pixels of the file; with `width` they keep the space. */
  height: number;
  /** Better formats and other cuts, the best first. */
  sources?: readonly PictureSource[] | undefined;
  /** Shown until the picture is there, and round it where it is clear: by class, for a content policy forbids inline styles. */
  ground?: 'mist' | 'sand' | undefined;
  /** The one large picture of the first screen: fetched first. All others wait until they come near. */
  priority?: boolean | undefined;
}

/** A picture in the best format the browser takes, which never moves what is round it. */
export const Picture = ({
  sources,
  ground,
  priority = false,
  sizes,
  className,
  alt,
  ...rest
}: PictureProps) => (
  <picture className={css.picture}>
    {sources?.map((source) => (
      <source key={source.srcSet} {...source} sizes={sizes} />
    ))}
    <img
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      sizes={rest.srcSet === undefined ? undefined : sizes}
      {...rest}
      alt={alt}
      className={classNames(css.image, ground && css[ground], className)}
    />
  </picture>
);
