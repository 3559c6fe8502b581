import { redirectTo } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext } from '../../routes/screen-module.ts';

/** The first page of each section (ROUTE-6, ROUTE-8, ROUTE-9). */
const first: Readonly<Record<string, string>> = {
  [pathTo('products')]: pathTo('catalogue'),
  [pathTo('company')]: pathTo('aboutUs'),
  [pathTo('media')]: pathTo('magazines'),
  [pathTo('photo')]: pathTo('albums'),
};

export const title = ({ i18n }: MetaContext): string => i18n._('shell.brand');

/** A section by itself has nothing to show: it leads on. */
export const load = async ({ url }: Pick<LoaderContext, 'url'>): Promise<never> => {
  throw redirectTo(first[url.pathname.replace(/\/+$/, '')] ?? pathTo('home'));
};

export const Screen = () => null;
