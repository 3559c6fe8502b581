import { Button, VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Unreachable } from '../../shared/fetched/unreachable.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { pagesOf } from '../../shared/list/page-of-list.ts';
import { ListLink } from './list-link.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { reviewsAtOnce, reviewsPath, type ReviewList } from './review-list.ts';
import css from './reviews.module.css';
import { StarRow } from './star-row.tsx';
import { useReviews, type ReviewsFacts, type ReviewsPage } from './use-reviews.ts';

export type ReviewsSectionProps = ReviewsFacts;

const allStars = [5, 4, 3, 2, 1] as const;

/** What members say of a product: the average, how many stars how often, and the reviews, page by page (SHOP-12). */
const ReviewsSection = (facts: ReviewsSectionProps) => {
  const { _ } = useLingui();
  const { product, list } = facts;
  const { page, failed, refresh } = useReviews(facts);
  const title = useRef<HTMLHeadingElement>(null);
  const address = reviewsPath(product.path, list);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    // At the last page there is no way on, and without a filter none to all: what was pressed is gone, and the focus comes here.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [address]);
  const changed = async () => {
    await refresh();
    title.current?.focus();
  };
  return (
    <>
      <h2 id="reviews-title" ref={title} tabIndex={-1} className={css.title}>
        {_('reviews.title')}
      </h2>
      {page === null ? (
        failed && <Unreachable onAgain={() => void refresh()} />
      ) : (
        <div className={css.columns}>
          <div className={css.aside}>
            <Summary page={page} path={product.path} list={list} />
            <OwnReview product={product} page={page} onChanged={changed} />
          </div>
          {page.average !== null && (
            <div className={css.main}>
              <Sorts list={list} path={product.path} />
              {page.results.length === 0 && <p>{_('reviews.no-such')}</p>}
              <ul className={css.list}>
                {page.results.map((review) => (
                  <li key={review.id}>
                    <ReviewEntry review={review} onReported={changed} onMarked={refresh} />
                  </li>
                ))}
              </ul>
              <Pages list={list} path={product.path} count={page.count} />
            </div>
          )}
        </div>
      )}
    </>
  );
};

interface PartProps {
  readonly list: ReviewList;
  readonly path: string;
}

const Summary = ({ page, path, list }: PartProps & { readonly page: ReviewsPage }) => {
  const { _ } = useLingui();
  const { stars: ofStars } = useFormat();
  const { average, counts } = page;
  const count = Object.values(counts).reduce((sum, many) => sum + many, 0);
  if (average === null) return <p>{_('reviews.none')}</p>;
  return (
    <div>
      <p className={css.average}>
        <strong>{ofStars(average)}</strong>
        <span>
          <StarRow stars={average} />
          <br />
          {_('reviews.count', { count })}
        </span>
      </p>
      <ul className={css.bars} aria-label={_('reviews.by-stars')}>
        {allStars.map((stars) => (
          <li key={stars}>
            <ListLink
              className={css.bar}
              product={path}
              list={{ ...list, page: 1, stars: list.stars === stars ? null : stars }}
              current={list.stars === stars}
            >
              <span aria-hidden>{`${stars} ★`}</span>
              {/* Its width is an attribute: style attributes of a served page are refused by the content policy. */}
              <svg className={css.track} aria-hidden>
                <rect
                  className={css.reached}
                  width={`${Math.round((100 * counts[stars]) / count)}%`}
                  height="100%"
                  rx="4"
                />
              </svg>
              <span aria-hidden className={css.many}>
                {counts[stars]}
              </span>
              <VisuallyHidden>{_('reviews.filter', { stars, count: counts[stars] })}</VisuallyHidden>
            </ListLink>
          </li>
        ))}
      </ul>
      {list.stars !== null && (
        <ListLink product={path} list={{ ...list, page: 1, stars: null }}>
          {_('reviews.all')}
        </ListLink>
      )}
    </div>
  );
};

const Sorts = ({ list, path }: PartProps) => {
  const { _ } = useLingui();
  const sorts = [
    [null, _('reviews.newest')],
    ['helpful', _('reviews.most-helpful')],
    ['stars', _('reviews.best')],
  ] as const;
  return (
    <ul className={css.sorts} aria-label={_('reviews.sort')}>
      {sorts.map(([sort, name]) => (
        <li key={name}>
          <ListLink
            className={css.sort}
            product={path}
            list={{ ...list, page: 1, sort }}
            current={sort === list.sort}
          >
            {name}
          </ListLink>
        </li>
      ))}
    </ul>
  );
};

const Pages = ({ list, path, count }: PartProps & { readonly count: number }) => {
  const { _ } = useLingui();
  const pages = pagesOf(count, reviewsAtOnce);
  if (pages < 2) return null;
  const step = (page: number, name: string) =>
    page >= 1 &&
    page <= pages && (
      <Button variant="outline" render={<ListLink product={path} list={{ ...list, page }} />}>
        {name}
      </Button>
    );
  return (
    <nav aria-label={_('shop.pages')} className={css.pages}>
      {step(list.page - 1, _('shop.previous-page'))}
      <span>{_('reviews.page', { page: Math.min(list.page, pages), pages })}</span>
      {step(list.page + 1, _('shop.next-page'))}
    </nav>
  );
};

export default ReviewsSection;
