import { useLingui } from '@lingui/react';
import { SectionLinks } from '../../features/company/section-links.tsx';
import { MediaScreen } from '../../features/media/media-screen.tsx';
import { NothingYet } from '../../features/media/nothing-yet.tsx';
import { CatalogueReader } from '../../features/media/printed/catalogue-reader.tsx';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext, MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';

export const load = async ({ api, signal }: LoaderContext) => unwrap(await api.get('catalogues', { signal }));

type Catalogues = Awaited<ReturnType<typeof load>>;

export const title = ({ i18n }: MetaContext): string => i18n._('section.catalogue');

export const meta = ({ i18n }: MetaContext, catalogues: Catalogues): ScreenMeta => ({
  description: i18n._('media.catalogue-description'),
  ...(catalogues[0] && { image: catalogues[0].cover }),
  unlisted: catalogues.length === 0,
});

/** The printed catalogues, to be leafed through or taken along as a PDF (CONT-8). */
export const Screen = () => {
  const { _ } = useLingui();
  const catalogues = useScreenData<typeof load>();
  return (
    <MediaScreen section={<SectionLinks of="products" />} title={_('section.catalogue')}>
      {catalogues.length === 0 ? (
        <NothingYet title={_('media.no-catalogues')} />
      ) : (
        catalogues.map((catalogue, place) => (
          <CatalogueReader key={catalogue.id} catalogue={catalogue} priority={place === 0} />
        ))
      )}
    </MediaScreen>
  );
};
