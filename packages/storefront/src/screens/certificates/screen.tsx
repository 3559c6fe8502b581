import { useLingui } from '@lingui/react';
import { SectionLinks } from '../../features/company/section-links.tsx';
import { CategoryLinks } from '../../shared/link/category-links.tsx';
import { CertificateGrid } from '../../features/media/certificate-grid.tsx';
import { MediaScreen } from '../../features/media/media-screen.tsx';
import { mediaTitle } from '../../features/media/media-title.ts';
import { NothingYet } from '../../features/media/nothing-yet.tsx';
import { unwrap } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { LoaderContext, MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';

const listPath = (category: string): string => pathTo('certificates', undefined, { category });

export const load = async ({ api, url, signal }: LoaderContext) => {
  const category = url.searchParams.get('category') ?? '';
  const [certificates, kinds] = await Promise.all([
    api.get('certificates', { query: { category: category || undefined }, signal }),
    api.get('certificateCategories', { signal }),
  ]);
  return {
    category,
    certificates: unwrap(certificates),
    categories: unwrap(kinds).map(({ slug, label }) => ({ slug, name: label })),
  };
};

type Certificates = Awaited<ReturnType<typeof load>>;

export const title = ({ i18n }: MetaContext, { category, categories }: Certificates): string =>
  mediaTitle(i18n, i18n._('section.certificates'), categories.find(({ slug }) => slug === category)?.name);

export const meta = ({ i18n }: MetaContext, { category, certificates }: Certificates): ScreenMeta => ({
  description: i18n._('media.certificates-description'),
  canonical: listPath(category),
  unlisted: certificates.length === 0,
});

/** What was certified, by kind; as a picture or a document (CONT-2). */
export const Screen = () => {
  const { _ } = useLingui();
  const { category, certificates, categories } = useScreenData<typeof load>();
  return (
    <MediaScreen section={<SectionLinks of="products" />} title={_('section.certificates')}>
      <CategoryLinks
        label={_('media.kinds')}
        all={_('media.all')}
        chosen={category}
        categories={categories}
        to={listPath}
      />
      {certificates.length > 0 ? (
        <CertificateGrid certificates={certificates} title={_('section.certificates')} />
      ) : (
        <NothingYet title={_('media.no-certificates')} all={category === '' ? undefined : listPath('')} />
      )}
    </MediaScreen>
  );
};
