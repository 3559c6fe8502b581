import type { Api } from '@caravan/api-client';
import type { Album } from '@caravan/contract';
import type { PictureRun } from '../lightbox/picture-lightbox.tsx';

/** The most that the server gives at once (API-4). */
const atOnce = 100;

/** All photos of an album; null when some of them cannot be had. */
export const wholeAlbum = async (
  api: Api,
  { id, photoCount }: Pick<Album, 'id' | 'photoCount'>,
): Promise<PictureRun | null> => {
  const starts = Array.from({ length: Math.ceil(photoCount / atOnce) }, (_, page) => page * atOnce);
  const answers = await Promise.all(
    starts.map((offset) => api.get('photos', { query: { album: id, limit: atOnce, offset } })),
  );
  const pictures = answers.flatMap(([, found]) => found?.results ?? []);
  return answers.some(([error]) => error) ? null : { pictures, offset: 0 };
};
