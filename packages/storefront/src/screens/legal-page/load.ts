import { slugOf } from '../../features/company/slug-of.ts';
import { unwrapPage } from '../../features/company/unwrap-page.ts';
import type { LoaderContext } from '../../routes/screen-module.ts';

/** The text that the address names: the version that is asked for, else the one in force (CONT-10). */
export const load = async ({ api, url, signal }: Pick<LoaderContext, 'api' | 'url' | 'signal'>) => {
  const slug = slugOf(url);
  const asked = url.searchParams.get('version');
  const answer = await api.get('contentPage', {
    params: { slug },
    query: asked ? { version: asked } : {},
    signal,
  });
  const { title, description, body, version, date, versions } = unwrapPage(answer);
  const place = versions.findIndex((each) => each.version === version);
  return {
    path: `/${slug}`,
    title,
    description,
    body,
    version,
    date,
    /** What it gave way to, and what is in force now; null for the version in force. */
    after: versions[place - 1] ?? null,
    current: place > 0 ? (versions[0] ?? null) : null,
    others: versions.filter((each) => each.version !== version),
  };
};

export type LegalData = Awaited<ReturnType<typeof load>>;
