import { slugOf } from '../../features/company/slug-of.ts';
import { unwrapPage } from '../../features/company/unwrap-page.ts';
import { redirectTo } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** The page that the address names; an address that is none of the country's own pages leads home (ROUTE-2). */
export const load = async ({
  api,
  country,
  params: { page },
  url,
  signal,
}: Pick<LoaderContext, 'api' | 'country' | 'params' | 'url' | 'signal'>) => {
  if (page !== undefined && !country.ownPages.some(({ slug }) => slug === page))
    throw redirectTo(pathTo('home'));
  return unwrapPage(await api.get('contentPage', { params: { slug: slugOf(url) }, signal }));
};

export type PageData = Awaited<ReturnType<typeof load>>;
