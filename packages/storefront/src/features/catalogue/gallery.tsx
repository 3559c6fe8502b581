import { Zoom } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import css from './gallery.module.css';
import { pictureOfWidth } from '../../shared/picture/picture-sources.ts';
import { ProductPicture } from './product-picture.tsx';

interface GalleryProps {
  readonly name: string;
  readonly images: readonly string[];
  readonly background: string;
}

/** The pictures of a product: one large, which can be looked at closely, the others as buttons below it (SHOP-7). */
export const Gallery = ({ name, images, background }: GalleryProps) => {
  const { _ } = useLingui();
  const [chosen, setChosen] = useState(0);
  const { open, show, close } = useOverlay('picture');
  const shown = images[chosen] ?? images[0];
  if (shown === undefined) return null;
  return (
    <div className={css.gallery}>
      <Zoom
        title={name}
        openLabel={_('shop.zoom')}
        closeLabel={_('shell.close')}
        open={open}
        onOpenChange={(next) => (next ? show() : close())}
        large={
          <ProductPicture src={pictureOfWidth(shown, 800)} alt={name} sizes="60rem" background={background} />
        }
      >
        <ProductPicture
          src={pictureOfWidth(shown, 400)}
          alt={name}
          sizes="(min-width: 768px) 36rem, 100vw"
          background={background}
          priority
        />
      </Zoom>
      {images.length > 1 && (
        <ul className={css.thumbs}>
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                className={css.thumb}
                aria-label={_('shop.picture', { place: place + 1 })}
                aria-current={image === shown || undefined}
                onClick={() => setChosen(place)}
              >
                <ProductPicture
                  src={pictureOfWidth(image, 90)}
                  sizes="4rem"
                  widths={[90]}
                  background={background}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
