import { useLingui } from '@lingui/react';
import { SectionLinks } from '../../features/company/section-links.tsx';
import { CategoryLinks } from '../../shared/link/category-links.tsx';
import { DownloadList } from '../../features/media/download-list.tsx';
import { MediaScreen } from '../../features/media/media-screen.tsx';
import { mediaTitle } from '../../features/media/media-title.ts';
import { NothingYet } from '../../features/media/nothing-yet.tsx';
import { unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';

const listPath = (category: string): string => pathTo('downloads', undefined, { category });

export const load = async ({ api, url, signal }: LoaderContext) => {
  const category = url.searchParams.get('category') ?? '';
  const [files, categories] = await Promise.all([
    api.get('downloads', { query: { category: category || undefined }, signal }),
    api.get('downloadCategories', { signal }),
  ]);
  return { category, files: unwrap(files), categories: unwrap(categories) };
};

type Downloads = Awaited<ReturnType<typeof load>>;

export const title = ({ i18n }: MetaContext, { category, categories }: Downloads): string =>
  mediaTitle(i18n, i18n._('section.downloads'), categories.find(({ slug }) => slug === category)?.name);

export const meta = ({ i18n }: MetaContext, { category, files }: Downloads): ScreenMeta => ({
  description: i18n._('media.downloads-description'),
  canonical: listPath(category),
  unlisted: files.length === 0,
});

/** Forms, guides and pictures to be saved, by category (CONT-7). */
export const Screen = () => {
  const { _ } = useLingui();
  const { category, files, categories } = useScreenData<typeof load>();
  return (
    <MediaScreen section={<SectionLinks of="media" />} title={_('section.downloads')}>
      <CategoryLinks
        label={_('media.categories')}
        all={_('media.all')}
        chosen={category}
        categories={categories}
        to={listPath}
      />
      {files.length > 0 ? (
        <DownloadList files={files} />
      ) : (
        <NothingYet title={_('media.no-downloads')} all={category === '' ? undefined : listPath('')} />
      )}
    </MediaScreen>
  );
};
