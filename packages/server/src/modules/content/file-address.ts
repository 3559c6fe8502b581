import type { StoredFile, StoredPicture } from './edition.ts';

/** Pixels across of the files that a picture is made into: for cards on phones, and for large screens. */
export const pictureWidths = [480, 1200] as const;

/** Where a picture is in its large size, for every browser; the storefront knows the AVIFs by their names. */
export const pictureAddress = ({ name }: Pick<StoredPicture, 'name'>): string => `/content/${name}-1200.webp`;

export const thumbAddress = ({ name }: Pick<StoredPicture, 'name'>): string => `/content/${name}-480.avif`;

export const fileAddress = ({ name }: StoredFile): string => `/content/${name}`;
