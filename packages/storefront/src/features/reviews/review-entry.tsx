import type { Review } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useConfirm } from '../../shared/confirm/use-confirm.tsx';
import { useShop } from '../../shared/shop.tsx';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { ReviewWords } from './review-words.tsx';
import css from './reviews.module.css';
import { useAskLogin } from './use-ask-login.ts';

interface ReviewEntryProps {
  readonly review: Review;
  /** It was reported and is hidden now. */
  readonly onReported: () => Promise<void>;
  /** One more found it helpful. */
  readonly onMarked: () => Promise<void>;
}

/** One review, what the shop answered, and what others can do about it. */
export const ReviewEntry = ({ review, onReported, onMarked }: ReviewEntryProps) => {
  const { _ } = useLingui();
  const { api, report, toasts } = useShop();
  const { date } = useDates();
  const askLogin = useAskLogin();
  // The served page is read; its room for buttons is kept.
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const { id, author, helpful, marked, own } = review;

  const mark = async () => {
    if (askLogin() || marked || busy) return;
    setBusy(true);
    const [error] = await api.post('markHelpful', { params: { id } });
    if (error) report(error);
    else await onMarked();
    setBusy(false);
  };
  const tell = async () => {
    const [error] = await api.post('reportReview', { params: { id } });
    confirm.close();
    if (error) return report(error);
    toasts.show({ text: _('reviews.reported') });
    await onReported();
  };
  const confirm = useConfirm({
    title: _('reviews.report-title'),
    text: _('reviews.report-text'),
    yes: _('reviews.report-do'),
    no: _('reviews.cancel'),
    onYes: tell,
  });
  const helpfulText = helpful > 0 ? _('reviews.helpful-count', { helpful }) : _('reviews.helpful');

  return (
    <article className={css.entry}>
      <ReviewWords review={review} />
      <p className={css.byline}>
        <WholeNumbers
          text={[
            author,
            date(review.date),
            ...(review.edited === undefined ? [] : [_('reviews.edited')]),
            ...(review.verified ? [_('reviews.verified')] : []),
          ].join('\u00A0· ')}
        />
      </p>
      {review.answer !== undefined && (
        <div className={css.answer}>
          <p className={css.byline}>{_('reviews.answer', { brand: _('shell.brand') })}</p>
          <p className={css.text}>{review.answer}</p>
        </div>
      )}
      <div className={css.actions}>
        {own && helpful > 0 && <span className={css.byline}>{helpfulText}</span>}
        {!own && hydrated && (
          <>
            <Button
              variant="outline"
              size="s"
              busy={busy}
              aria-pressed={marked ?? false}
              aria-label={_('reviews.of-author', { what: helpfulText, author })}
              onClick={() => void mark()}
            >
              {marked && '✓ '}
              {helpfulText}
            </Button>
            <Button
              variant="quiet"
              size="s"
              aria-label={_('reviews.of-author', { what: _('reviews.report'), author })}
              onClick={() => {
                if (!askLogin()) confirm.ask();
              }}
            >
              {_('reviews.report')}
            </Button>
          </>
        )}
      </div>
      {confirm.dialog}
    </article>
  );
};
