import { pageIn, pagesOf } from '../../shared/list/page-of-list.ts';
import { redirectTo, unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** Videos on a page. */
const videosPerPage = 12;

/** Where a page of videos is. */
export const videosPath = (category: string, page = 1): string =>
  pathTo('videos', undefined, { category, page: page > 1 ? page : undefined });

/** The videos that the address names, the newest first; a page behind the last one leads to the last. */
export const load = async ({ api, url, signal }: LoaderContext) => {
  const category = url.searchParams.get('category') ?? '';
  const page = pageIn(url.searchParams);
  const offset = (page - 1) * videosPerPage;
  const [videos, categories] = await Promise.all([
    api.get('videos', { query: { category: category || undefined, limit: videosPerPage, offset }, signal }),
    api.get('videoCategories', { signal }),
  ]);
  const { results, count } = unwrap(videos);
  const pages = pagesOf(count, videosPerPage);
  if (page > pages) throw redirectTo(videosPath(category, pages));
  return { category, page, pages, videos: results, categories: unwrap(categories) };
};

export type Videos = Awaited<ReturnType<typeof load>>;
