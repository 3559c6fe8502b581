import type { Certificate } from '@caravan/contract';
import { Badge, VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { fileType, isPicture } from './file-type.ts';
import { useLightbox } from './lightbox/use-lightbox.tsx';
import { MediaCard } from './media-card.tsx';
import { MediaPicture } from './media-picture.tsx';
import { PortraitGrid } from './portrait-grid.tsx';

export interface CertificateGridProps {
  readonly certificates: readonly Certificate[];
  /** What they are: heading of the lightbox. */
  readonly title: string;
}

/** Certificates as covers: a picture is looked at over the page, a document opens in a tab of its own (CONT-2). */
export const CertificateGrid = ({ certificates, title }: CertificateGridProps) => {
  const { _ } = useLingui();
  const pictures = certificates
    .filter(({ file }) => isPicture(file))
    .map((one) => ({ id: one.id, url: one.file, title: one.title, width: 900, height: 1200 }));
  const { pressOf, lightbox } = useLightbox({
    run: { pictures, offset: 0 },
    title,
    counter: (place) => _('media.certificate-of', { place, count: pictures.length }),
  });
  return (
    <>
      <PortraitGrid>
        {certificates.map(({ id, title: name, file, photo }, place) => (
          <li key={id}>
            <MediaCard
              isLink
              shape="portrait"
              picture={
                <MediaPicture
                  src={photo}
                  width={900}
                  height={1200}
                  sizes="(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw"
                  priority={place < 2}
                />
              }
              name={
                isPicture(file) ? (
                  <a href={file} onClick={pressOf(id)}>
                    {name}
                  </a>
                ) : (
                  <a href={file} target="_blank" rel="noopener">
                    {name} <VisuallyHidden>{_('media.new-tab', { type: fileType(file) })}</VisuallyHidden>
                  </a>
                )
              }
              facts={!isPicture(file) && <Badge tone="mist">{fileType(file)}</Badge>}
            />
          </li>
        ))}
      </PortraitGrid>
      {lightbox}
    </>
  );
};
