import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Milliseconds between two taps that are one wish, and how far apart they may lie, in pixels. */
const betweenTaps = 350;
const tapDistance = 40;
/** Pixels that a mouse may go between press and release without having dragged. */
const still = 5;
/** Pixels by which an arrow key moves an enlarged picture. */
const keyStep = 120;

/** A place in the picture, in parts of its width and height; its middle unless somebody points elsewhere. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const middle: Point = { x: 0.5, y: 0.5 };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Zoom {
  readonly zoomed: boolean;
  readonly toggle: (at?: Point) => void;
  /** `+` and `-`, and arrows while it is enlarged; what it answers is prevented. */
  readonly followKey: (event: KeyboardEvent) => void;
  /** For what holds the picture: it scrolls while that is enlarged. */
  readonly slide: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly 'data-zoomed': '' | undefined;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
  };
}

/**
 * Enlarges one picture and moves about in it: a press of the mouse or two taps enlarge where they point, a finger scrolls, a mouse
 * drags. Another picture, by its id, is whole at first. Two fingers enlarge the page itself, as everywhere.
 */
export const useZoom = (picture: string | number | undefined): Zoom => {
  const slide = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number; dragged: boolean } | null>(null);
  const tapped = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null);
  const [point, setPoint] = useState<{ readonly of: typeof picture; readonly at: Point } | null>(null);
  const at = point !== null && point.of === picture ? point.at : null;

  useLayoutEffect(() => {
    const element = slide.current;
    if (!element || !at) return;
    element.scrollLeft = at.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = at.y * element.scrollHeight - element.clientHeight / 2;
  }, [at]);

  const move = (right: number, down: number): void => {
    const element = slide.current;
    if (!element) return;
    element.scrollLeft += right;
    element.scrollTop += down;
  };
  const toggle = (wanted: Point = middle) => setPoint(at ? null : { of: picture, at: wanted });
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = slide.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : middle;
  };

  return {
    zoomed: at !== null,
    toggle,
    followKey: (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      const way = at ? arrows[key] : undefined;
      if (way) move(way[0] * keyStep, way[1] * keyStep);
      else if ((!at && (key === '+' || key === '=')) || (at && key === '-')) toggle();
      else return;
      event.preventDefault();
    },
    slide: {
      ref: slide,
      'data-zoomed': at ? '' : undefined,
      onPointerDown: ({ pointerType, button, clientX, clientY }) => {
        pressed.current =
          pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY, dragged: false } : null;
      },
      onPointerMove: ({ clientX, clientY, movementX, movementY }) => {
        const from = pressed.current;
        if (!from) return;
        if (Math.hypot(clientX - from.x, clientY - from.y) > still) from.dragged = true;
        if (at) move(-movementX, -movementY);
      },
      onPointerUp: (event) => {
        const { pointerType, clientX: x, clientY: y, timeStamp } = event;
        if (pointerType === 'mouse') {
          if (pressed.current && !pressed.current.dragged) toggle(pointOf(event));
          pressed.current = null;
          return;
        }
        const before = tapped.current;
        const twice =
          before !== null &&
          timeStamp - before.at < betweenTaps &&
          Math.hypot(x - before.x, y - before.y) < tapDistance;
        tapped.current = twice ? null : { x, y, at: timeStamp };
        if (twice) toggle(pointOf(event));
      },
    },
  };
};
