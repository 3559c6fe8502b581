import { useLingui } from '@lingui/react';
import { useRef, useState, type ReactNode } from 'react';
import { isPlainPress } from '../../../shared/link/plain-press.ts';
import { useHydrated } from '../../../shared/loading/use-hydrated.ts';
import { Overlay } from '../../../shared/overlays/overlay.tsx';
import { useDeferred } from '../../../shared/overlays/use-deferred.ts';
import { useOverlayAbout } from '../../../shared/overlays/use-overlay-about.ts';
import { pictureOfWidth, pictureSources } from '../../../shared/picture/picture-sources.ts';
import { useShop } from '../../../shared/shop.tsx';
import css from './gallery.module.css';
import { loadGalleryLightbox } from './load-gallery-lightbox.ts';
import { ProductPicture } from '../product-picture.tsx';

export interface GalleryProps {
  readonly name: string;
  /** At least one, each named by any of its widths. */
  readonly images: readonly string[];
  readonly background: string;
  /** Over the upper corner: what catches the eye. */
  readonly badges?: ReactNode;
}

/**
 * One of those that follow the first. There is one large file of it: where it is shown, the browser would take that in any case.
 * Its place has its size, so the tags say no more than they must: they stand in every product's first document.
 */
const FurtherPicture = ({ image, name }: { readonly image: string; readonly name: string }) => {
  const [avif] = pictureSources(image, [800]);
  return (
    <picture>
      {avif && <source {...avif} />}
      <img src={pictureOfWidth(image, 800)} alt={name} loading="lazy" />
    </picture>
  );
};

/**
 * The pictures of a product side by side, to be swiped; below them a mark for each, on wide screens the picture itself small
 * (SHOP-10). A press shows it in the large; without scripts swipes and marks work as well, as dots, and a press opens the file.
 */
export const Gallery = ({ name, images, background, badges }: GalleryProps) => {
  const { _ } = useLingui();
  const shop = useShop();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const { about, show, close } = useOverlayAbout<number>('picture');
  const part = useDeferred(about !== null, () => loadGalleryLightbox(shop), close);
  const hydrated = useHydrated();
  const several = images.length > 1;
  const goTo = (place: number) => {
    const slide = row.current?.children[place];
    if (slide instanceof HTMLElement) row.current?.scrollTo?.({ left: slide.offsetLeft });
    setShown(place);
  };
  return (
    <div className={css.gallery}>
      <div className={css.stage}>
        {/* Beside a picture that is no higher than a phone allows; a content policy forbids inline styles. */}
        <svg aria-hidden="true" className={css.ground}>
          <rect width="100%" height="100%" fill={background} />
        </svg>
        <ul
          ref={row}
          className={css.row}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
        >
          {images.map((image, place) => (
            <li key={image} id={`picture-${place + 1}`} className={css.slide}>
              <a
                href={pictureOfWidth(image, 800)}
                aria-haspopup="dialog"
                aria-label={several ? `${_('shop.zoom')} ${place + 1}/${images.length}` : _('shop.zoom')}
                className={css.opener}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  show(place);
                }}
              >
                {place === 0 ? (
                  <ProductPicture
                    src={pictureOfWidth(image, 400)}
                    alt={name}
                    sizes="(min-width: 768px) 36rem, 100vw"
                    background={background}
                    priority
                  />
                ) : (
                  <FurtherPicture image={image} name={name} />
                )}
              </a>
            </li>
          ))}
        </ul>
        {badges && <div className={css.badges}>{badges}</div>}
      </div>
      {several && (
        <ul className={css.marks}>
          {images.map((image, place) => (
            <li key={image}>
              <a
                href={`#picture-${place + 1}`}
                className={css.mark}
                aria-label={_('shop.picture', { place: place + 1 })}
                aria-current={place === shown || undefined}
                onClick={(event) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  goTo(place);
                }}
              >
                {/* Four addresses that no first document has room for. */}
                {hydrated && <img src={pictureOfWidth(image, 90)} alt="" loading="lazy" />}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Overlay name="picture">
        {part && about !== null && (
          <part.GalleryLightbox name={name} images={images} first={about} onShown={goTo} onClose={close} />
        )}
      </Overlay>
    </div>
  );
};
