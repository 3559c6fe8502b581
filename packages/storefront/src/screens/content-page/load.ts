import { slugOf } from '../../features/company/slug-of.ts';
import { unwrapPage } from '../../features/company/unwrap-page.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** The page that the address names. */
export const load = async ({ api, url, signal }: Pick<LoaderContext, 'api' | 'url' | 'signal'>) =>
  unwrapPage(await api.get('contentPage', { params: { slug: slugOf(url) }, signal }));

export type PageData = Awaited<ReturnType<typeof load>>;
