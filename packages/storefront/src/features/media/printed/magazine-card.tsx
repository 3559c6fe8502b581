import type { Magazine } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Day } from '../day.tsx';
import { fileType } from '../file-type.ts';
import { MediaCard } from '../media-card.tsx';
import { MediaPicture } from '../media-picture.tsx';

export interface MagazineCardProps {
  readonly magazine: Magazine;
  /** How a printed copy is ordered: the screen's matter. */
  readonly order?: ReactNode;
  readonly priority?: boolean;
}

/** An issue of the magazine, to be read on the screen (CONT-6). */
export const MagazineCard = ({
  magazine: { title, edition, date, cover, file },
  order,
  priority = false,
}: MagazineCardProps) => {
  const { _ } = useLingui();
  const read = _('media.read', { type: fileType(file) });
  return (
    <MediaCard
      shape="portrait"
      picture={
        // The button below says the same to those who hear the page or go by the keyboard.
        <a href={file} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true">
          <MediaPicture
            src={cover}
            width={900}
            height={1200}
            sizes="(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw"
            priority={priority}
          />
        </a>
      }
      name={title}
      facts={
        <>
          <span>{_('media.edition', { edition })}</span>
          <Day of={date} />
        </>
      }
      action={
        <>
          <Button
            variant="outline"
            size="s"
            wide
            render={
              // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the button fills it
              <a
                href={file}
                target="_blank"
                rel="noopener"
                aria-label={_('media.of', { what: read, title })}
              />
            }
          >
            {read}
          </Button>
          {order}
        </>
      }
    />
  );
};
