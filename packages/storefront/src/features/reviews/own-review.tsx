import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { isPlainPress } from '../../shared/link/plain-press.ts';
import { useDeferred } from '../../shared/overlays/use-deferred.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useConfirm } from '../../shared/confirm/use-confirm.tsx';
import { useShop } from '../../shared/shop.tsx';
import type { NeedWords } from '../../shared/words/need-words.ts';
import { ReviewWords } from './review-words.tsx';
import css from './reviews.module.css';
import { useAskLogin } from './use-ask-login.ts';
import type { ReviewsPage } from './use-reviews.ts';

/** The form with the words of forms, which no other part of the page says. */
const loadForm = async (needWords: NeedWords) => {
  const [part] = await Promise.all([import('./review-form.tsx'), needWords(['form'])]);
  return part;
};

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
  const [writing, setWriting] = useState(false);
  const form = useDeferred(
    writing,
    () => loadForm(needWords),
    () => setWriting(false),
  );
  const busy = writing && !form;
  const opener = useRef<HTMLButtonElement>(null);

  const write = () => setWriting(true);
  const close = () => {
    setWriting(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const remove = async () => {
    if (!mine) return;
    const [error] = await api.delete('deleteReview', { params: { id: mine.id } });
    confirm.close();
    if (error) return report(error);
    toasts.show({ text: _('reviews.deleted') });
    await onChanged();
  };
  const confirm = useConfirm({
    title: _('reviews.delete-title'),
    text: _('reviews.delete-text'),
    yes: _('reviews.delete'),
    no: _('reviews.keep'),
    onYes: remove,
  });

  if (!member)
    return (
      <p className={css.quiet}>
        <Link
          to={pathTo('login', undefined, { next: product.path })}
          aria-haspopup="dialog"
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
  if (writing && form)
    return (
      <form.ReviewForm
        product={product}
        {...(mine && { mine })}
        onClose={close}
        onSaved={async (state) => {
          setWriting(false);
          toasts.show({ text: _(state === 'shown' ? 'reviews.thanks' : 'reviews.waiting') });
          await onChanged();
        }}
      />
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
          <Button ref={opener} variant="outline" size="s" busy={busy} onClick={write}>
            {_('reviews.edit')}
          </Button>
          <Button variant="quiet" size="s" onClick={confirm.ask}>
            {_('reviews.delete')}
          </Button>
        </div>
        {confirm.dialog}
      </div>
    );
  if (mayReview)
    return (
      <div>
        <Button ref={opener} variant="outline" busy={busy} onClick={write}>
          {_('reviews.write')}
        </Button>
      </div>
    );
  return mayReview === false && <p className={css.quiet}>{_('reviews.not-bought')}</p>;
};
