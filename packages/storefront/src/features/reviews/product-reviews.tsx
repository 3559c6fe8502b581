import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Unreachable } from '../../shared/fetched/unreachable.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import type { NeedWords } from '../../shared/words/need-words.ts';
import css from './reviews.module.css';
import { reviewsPart } from './reviews-part.ts';
import type { ReviewsSectionProps } from './reviews-section.tsx';

/** How far away one is when the code is asked for. */
const near = '200px';

const load = (needWords: NeedWords): void => {
  // Without it the served reviews stay to be read.
  reviewsPart.load(needWords).catch(() => {});
};

/** Stands where nothing was served: there the code is all that there is, and says so when it does not come (SHELL-16). */
const Missing = () => {
  const { needWords } = useShop();
  const [failed, setFailed] = useState(false);
  const ask = () => {
    reviewsPart.load(needWords).catch(() => setFailed(true));
  };
  const askAtOnce = useEffectEvent(ask);
  useEffect(() => askAtOnce(), []);
  const again = () => {
    setFailed(false);
    ask();
  };
  return failed && <Unreachable onAgain={again} />;
};

/**
 * The reviews of a product (SHOP-12): served with the page; their code comes when one scrolls near, for members at once, for they
 * have words of their own there.
 */
export const ProductReviews = (props: ReviewsSectionProps) => {
  const { needWords } = useShop();
  const member = useMember() !== null;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (member) load(needWords);
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(needWords),
      { rootMargin: near },
    );
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [member, needWords]);
  return (
    <section id="reviews" ref={place} className={css.section} aria-labelledby="reviews-title">
      <Suspense fallback={<Missing />}>
        <reviewsPart.Part {...props} />
      </Suspense>
    </section>
  );
};
