import { useLingui } from '@lingui/react';
import { SectionLinks } from '../../features/company/section-links.tsx';
import { MediaScreen } from '../../features/media/media-screen.tsx';
import { NothingYet } from '../../features/media/nothing-yet.tsx';
import { PortraitGrid } from '../../features/media/portrait-grid.tsx';
import { MagazineCard } from '../../features/media/printed/magazine-card.tsx';
import { unwrap } from '../../routes/outcomes.ts';
import type { LoaderContext, MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { OrderCopy } from './order-copy.tsx';

export const load = async ({ api, signal }: LoaderContext) =>
  unwrap(await api.get('magazines', { signal })).results;

type Magazines = Awaited<ReturnType<typeof load>>;

export const title = ({ i18n }: MetaContext): string => i18n._('section.magazines');

export const meta = ({ i18n }: MetaContext, magazines: Magazines): ScreenMeta => ({
  description: i18n._('media.magazines-description'),
  ...(magazines[0] && { image: magazines[0].cover }),
  unlisted: magazines.length === 0,
});

/** The issues of the magazine, the newest first: read here, or ordered in print (CONT-6). */
export const Screen = () => {
  const { _ } = useLingui();
  const magazines = useScreenData<typeof load>();
  return (
    <MediaScreen section={<SectionLinks of="media" />} title={_('section.magazines')}>
      {magazines.length === 0 ? (
        <NothingYet title={_('media.no-magazines')} />
      ) : (
        <PortraitGrid>
          {magazines.map((magazine, place) => (
            <li key={magazine.id}>
              <MagazineCard
                magazine={magazine}
                priority={place < 2}
                order={magazine.code !== null && <OrderCopy code={magazine.code} magazine={magazine} />}
              />
            </li>
          ))}
        </PortraitGrid>
      )}
    </MediaScreen>
  );
};
