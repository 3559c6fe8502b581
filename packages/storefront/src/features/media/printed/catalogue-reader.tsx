import type { PrintedCatalogue } from '@caravan/contract';
import { FlipPages } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { optionalPart } from '../../../shared/loading/optional-part.ts';
import { useHydrated } from '../../../shared/loading/use-hydrated.ts';
import { fileType } from '../file-type.ts';
import { MediaPicture } from '../media-picture.tsx';
import css from './catalogue-reader.module.css';

const CatalogueControls = optionalPart(() => import('./catalogue-controls.tsx'));

export interface CatalogueReaderProps {
  readonly catalogue: PrintedCatalogue;
  /** It is on the first screen: its cover is fetched first. */
  readonly priority?: boolean;
}

/** A catalogue to be leafed through, and its file. Its buttons come after the page, which can be read without them (CONT-8). */
export const CatalogueReader = ({
  catalogue: { title, file, pages },
  priority = false,
}: CatalogueReaderProps) => {
  const { _ } = useLingui();
  const hydrated = useHydrated();
  return (
    <section className={css.catalogue}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <a href={file} target="_blank" rel="noopener">
          {_('media.whole-file', { type: fileType(file) })}
        </a>
      </div>
      <FlipPages
        label={_('media.catalogue-pages', { title })}
        pages={pages.map((page, place) => ({
          id: page,
          picture: (
            <MediaPicture
              src={page}
              alt={_('media.page-of', { page: place + 1, count: pages.length })}
              width={900}
              height={1200}
              sizes="(min-width: 768px) 36rem, 92vw"
              priority={priority && place === 0}
            />
          ),
        }))}
        controls={
          hydrated && (
            <Suspense fallback={null}>
              <CatalogueControls count={pages.length} />
            </Suspense>
          )
        }
      />
    </section>
  );
};
