import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import css from './picture.module.css';

export interface PictureSource {
  /** `image/avif` first, then `image/webp`. */
  type: string;
  /** `a-320.avif 320w, a-640.avif 640w`. */
  srcSet: string;
}

export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority' | 'placeholder'
> {
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Pixels of the file: their ratio keeps the space. */
  width: number;
  height: number;
  sources?: readonly PictureSource[] | undefined;
  /** Shown until the picture is there: a colour, or a data URL of 200 bytes or less. */
  placeholder?: string | undefined;
  /** The one large picture of the first screen: fetched first. All others wait until they come near. */
  priority?: boolean | undefined;
}

const ground = (placeholder: string | undefined): CSSProperties | undefined =>
  placeholder === undefined
    ? undefined
    : { background: placeholder.startsWith('data:') ? `center / cover url("${placeholder}")` : placeholder };

/** A picture in the best format the browser takes, which never moves what is round it. */
export const Picture = ({
  sources,
  placeholder,
  priority = false,
  sizes,
  className,
  style,
  alt,
  ...rest
}: PictureProps) => (
  <picture className={css.picture}>
    {sources?.map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
    ))}
    <img
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      sizes={sizes}
      {...rest}
      alt={alt}
      className={classNames(css.image, className)}
      style={{ ...ground(placeholder), ...style }}
    />
  </picture>
);
