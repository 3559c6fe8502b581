import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Modal } from '../modal/modal.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import css from './lightbox.module.css';
import { placeAfterKey } from './place-after-key.ts';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';

/** A picture in the large. */
export interface LightboxPicture {
  readonly id: string | number;
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly sources?: readonly PictureSource[] | undefined;
  /** What is on it; also its caption, where that says more than the title. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface LightboxProps {
  /** In their order. */
  pictures: readonly LightboxPicture[];
  /** The one that is shown, from 0; its owner decides. */
  place: number;
  /** Another one is wanted: its place, always one that there is. */
  onPlaceChange: (place: number) => void;
  /** Escape, the close button or 'Back': the owner takes it away. */
  onClose: () => void;
  /** What the pictures belong to: the album's title. */
  title: ReactNode;
  /** "Photo 3 of 24": shown and, when it changes, read out. */
  counter: string;
  /** Name of the close button: "Close". */
  closeLabel: string;
  /** Name of the button back: "Previous photo". */
  previousLabel: string;
  /** Name of the button on: "Next photo". */
  nextLabel: string;
  /** Name of the button that enlarges: "Zoom in". */
  zoomInLabel: string;
  /** Its name while the picture is enlarged: "Zoom out". */
  zoomOutLabel: string;
  /** Goes to the dialog. */
  className?: string | undefined;
}

/**
 * Pictures in the large, one after another, over the page: by arrow keys, Home and End, swipes and buttons. Each can be looked at
 * two and a half times as large: by button, `+` and `-`, a press or two taps, and is then moved by finger, mouse or arrow keys. The
 * neighbours of the one shown are fetched ahead once it is there. It is in the document only while it is open.
 */
export const Lightbox = ({
  pictures,
  place,
  onPlaceChange,
  onClose,
  title,
  counter,
  closeLabel,
  previousLabel,
  nextLabel,
  zoomInLabel,
  zoomOutLabel,
  className,
}: LightboxProps) => {
  const whole = useRef<HTMLDivElement>(null);
  // Those that have come, or are known not to.
  const [settled, setSettled] = useState<ReadonlySet<LightboxPicture['id']>>(new Set());
  const settle = (id: LightboxPicture['id']): void => setSettled((before) => new Set(before).add(id));
  const shown = pictures[place];
  const go = (wanted: number): void => {
    if (pictures[wanted]) onPlaceChange(wanted);
  };
  const zoom = useZoom(shown?.id);
  const swipe = useSwipe((step) => {
    if (!zoom.zoomed) go(place + step);
  });
  const followKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.defaultPrevented) zoom.followKey(event);
    const wanted = event.defaultPrevented ? null : placeAfterKey(event, place, pictures.length);
    if (wanted === null) return;
    event.preventDefault();
    go(wanted);
  });
  // Before it is painted: whoever sees it can press a key.
  useLayoutEffect(() => {
    const dialog = whole.current?.closest('dialog');
    const follow = (event: KeyboardEvent): void => followKey(event);
    dialog?.addEventListener('keydown', follow);
    return () => dialog?.removeEventListener('keydown', follow);
  }, []);

  const arrived = shown !== undefined && settled.has(shown.id);
  const near = (other: number): boolean => other === place || (arrived && Math.abs(other - place) === 1);
  const step = (label: string, icon: 'chevron-start' | 'chevron-end', wanted: number) => (
    <IconButton
      icon={icon}
      label={label}
      className={css[icon]}
      aria-disabled={!pictures[wanted] || undefined}
      onClick={() => go(wanted)}
    />
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={<span className={css.title}>{title}</span>}
      closeLabel={closeLabel}
      className={classNames(css.lightbox, className)}
    >
      <div ref={whole} className={css.whole}>
        {pictures.length > 1 && step(previousLabel, 'chevron-start', place - 1)}
        <div className={css.stage} aria-busy={!arrived || undefined} {...swipe}>
          {!arrived && <Spinner className={css.spinner} />}
          {pictures.map(
            ({ id, ...picture }, other) =>
              near(other) && (
                <div
                  key={id}
                  hidden={other !== place}
                  className={css.slide}
                  dir="ltr"
                  {...(other === place && zoom.slide)}
                >
                  <Picture
                    {...picture}
                    sizes={other === place && zoom.zoomed ? '250vw' : '100vw'}
                    priority
                    draggable={false}
                    onLoad={() => settle(id)}
                    onError={() => settle(id)}
                  />
                </div>
              ),
          )}
        </div>
        <IconButton
          icon={zoom.zoomed ? 'minus' : 'plus'}
          label={zoom.zoomed ? zoomOutLabel : zoomInLabel}
          className={css.zoom}
          onClick={() => zoom.toggle()}
        />
        {pictures.length > 1 && step(nextLabel, 'chevron-end', place + 1)}
        <p aria-live="polite" className={css.caption}>
          {pictures.length > 1 && <span className={css.counter}>{counter}</span>}{' '}
          {shown?.alt !== title && shown?.alt}
        </p>
      </div>
    </Modal>
  );
};
