import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { isPlainPress } from '../../shared/link/plain-press.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { ReviewWords } from './review-words.tsx';
import css from './reviews.module.css';
import { useAskLogin } from './use-ask-login.ts';
import type { ReviewsPage } from './use-reviews.ts';

/** With the words of forms, which no other part of the page says. */
const ReviewForm = lazy(() => import('./review-form.tsx'));
const AskOnce = lazy(() => import('./ask-once.tsx'));

interface OwnReviewProps {
  readonly product: { readonly id: number; readonly name: string; readonly path: string };
  readonly page: ReviewsPage;
  /** Something of one's own was written or taken away. */
  readonly onChanged: () => Promise<void>;
}

/** What the reader may write, or has written, about the product. */
export const OwnReview = ({ product, page: { mine, mayReview }, onChanged }: OwnReviewProps) => {
  const { _ } = useLingui();
  const { api, needWords, report, toasts } = useShop();
  const member = useMember();
  const askLogin = useAskLogin();
  const [open, setOpen] = useState<'form' | 'question' | null>(null);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const write = async () => {
    setBusy(true);
    await needWords(['form']).then(
      () => setOpen('form'),
      () => toasts.error(_('error.chunk')),
    );
    setBusy(false);
  };
  const close = () => {
    setOpen(null);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const remove = async () => {
    if (!mine) return;
    const [error] = await api.delete('deleteReview', { params: { id: mine.id } });
    setOpen(null);
    if (error) return report(error);
    toasts.show({ text: _('reviews.deleted') });
    await onChanged();
  };

  if (!member)
    return (
      <p className={css.quiet}>
        <Link
          to={pathTo('login', undefined, { next: product.path })}
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            askLogin();
          }}
        >
          {_('reviews.log-in')}
        </Link>
      </p>
    );
  if (open === 'form')
    return (
      <Suspense fallback={null}>
        <ReviewForm
          product={product}
          {...(mine && { mine })}
          onClose={close}
          onSaved={async (state) => {
            setOpen(null);
            toasts.show({ text: _(state === 'shown' ? 'reviews.thanks' : 'reviews.waiting') });
            await onChanged();
          }}
        />
      </Suspense>
    );
  if (mine)
    return (
      <div className={css.mine}>
        <h3 className={css.entryTitle}>{_('reviews.mine')}</h3>
        {mine.state !== 'shown' && (
          <Notice tone="warn" compact>
            {_(mine.state === 'waiting' ? 'reviews.waiting' : 'reviews.hidden')}
          </Notice>
        )}
        <ReviewWords review={mine} />
        <div className={css.actions}>
          <Button ref={opener} variant="outline" size="s" busy={busy} onClick={() => void write()}>
            {_('reviews.edit')}
          </Button>
          <Button variant="quiet" size="s" onClick={() => setOpen('question')}>
            {_('reviews.delete')}
          </Button>
        </div>
        {open === 'question' && (
          <Suspense fallback={null}>
            <AskOnce
              title={_('reviews.delete-title')}
              text={_('reviews.delete-text')}
              yes={_('reviews.delete')}
              no={_('reviews.keep')}
              onYes={remove}
              onNo={() => setOpen(null)}
            />
          </Suspense>
        )}
      </div>
    );
  if (mayReview)
    return (
      <div>
        <Button ref={opener} variant="outline" busy={busy} onClick={() => void write()}>
          {_('reviews.write')}
        </Button>
      </div>
    );
  return mayReview === false && <p className={css.quiet}>{_('reviews.not-bought')}</p>;
};
