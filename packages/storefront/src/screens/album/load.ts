import { pageIn, pagesOf } from '../../shared/list/page-of-list.ts';
import { notFound, redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Photos on a page. */
const photosPerPage = 24;

/** Where a page of an album is. */
export const albumPath = (album: number | string, page = 1): string =>
  pathTo('photos', { album }, { page: page > 1 ? page : undefined });

/** An album and the photos of a page; a page behind the last one leads to the last. */
export const load = async ({ api, params, url, signal }: LoaderContext) => {
  const id = params['album'] ?? '';
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  const page = pageIn(url.searchParams);
  const offset = (page - 1) * photosPerPage;
  const [album, photos] = await Promise.all([
    api.get('album', { params: { id }, signal }),
    api.get('photos', { query: { album: id, limit: photosPerPage, offset }, signal }),
  ]);
  if (album[0]?.status === 404) throw notFound();
  const { results, count } = unwrap(photos);
  const pages = pagesOf(count, photosPerPage);
  if (page > pages) throw redirectTo(albumPath(id, pages));
  return { album: unwrap(album), photos: results, offset, page, pages };
};

export type AlbumData = Awaited<ReturnType<typeof load>>;
