import { createGate } from './gate.ts';

/** A part of the served page that may sleep: it is seen, and comes to life when somebody needs it. */
export interface Sleeper {
  readonly isAwake: () => boolean;
  /** For `use`, which does not wait at all once the part is awake. */
  readonly woken: Promise<void>;
  /** Lies down at its place in the page, unless it is awake; gives how to end it. */
  readonly lie: (place: Element) => () => void;
}

/** The sleeping parts of one page. */
export interface Sleep {
  readonly sleeper: () => Sleeper;
  /** Called before all parts are to show something new: who sleeps then would have to be drawn afresh. */
  readonly wakeAll: () => void;
}

/** How far from the window a part wakes. */
const nearness = '50%';

/** Signs that somebody is at the page. Some of them touch a part, which wakes before it hears them. */
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'input', 'change', 'click'];

/**
 * Parts wake when they come near the window and when they are touched. Once somebody is at the page the others follow, one at a
 * time, whenever the browser has nothing else to do: nothing that is pressed, and no page that is left, has to wait for them.
 */
export const createSleep = (): Sleep => {
  const asleep = new Map<Element, () => void>();
  let night = true;
  const wake = (place: Element): void => {
    watch.unobserve(place);
    asleep.get(place)?.();
    asleep.delete(place);
  };
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) wake(target);
    },
    { rootMargin: nearness },
  );
  const wakeNext = (): void => {
    const [next] = asleep.keys();
    if (!next) return;
    wake(next);
    whenIdle(wakeNext);
  };
  const endNight = (): void => {
    night = false;
    for (const sign of signs) removeEventListener(sign, noticeSomebody, listening);
  };
  const noticeSomebody = ({ target }: Event): void => {
    for (const place of asleep.keys()) if (target instanceof Node && place.contains(target)) wake(place);
    if (night) whenIdle(wakeNext);
    night = false;
    if (asleep.size === 0) endNight();
  };
  for (const sign of signs) addEventListener(sign, noticeSomebody, listening);
  return {
    wakeAll: () => {
      endNight();
      for (const place of asleep.keys()) wake(place);
    },
    sleeper: () => {
      const { opened: woken, open } = createGate();
      let awake = false;
      const wakeUp = (): void => {
        awake = true;
        // By the renderer's own mark on promises it goes on in the same task, so that a press is heard.
        void Object.assign(woken, { status: 'fulfilled' });
        open();
      };
      if (!night) wakeUp();
      return {
        isAwake: () => awake,
        woken,
        lie: (place) => {
          if (!night) wakeUp();
          if (awake) return () => {};
          asleep.set(place, wakeUp);
          watch.observe(place);
          return () => wake(place);
        },
      };
    },
  };
};

const listening = { capture: true, passive: true };

/** Not every browser tells when it is idle. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 50);
};
