import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainPress } from '../../shared/link/plain-press.ts';
import { reviewsPath, type ReviewList } from './review-list.ts';

interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Path of the product's page. */
  readonly product: string;
  readonly list: ReviewList;
  /** It is what is shown. */
  readonly current?: boolean;
}

/** A link to other reviews of the same product: the page stays where it is, and the focus on what was pressed. */
export const ListLink = ({ product, list, current, children, ...rest }: ListLinkProps) => {
  const navigate = useNavigate();
  const to = reviewsPath(product, list);
  return (
    <a
      {...rest}
      href={to}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        void navigate(to.replace('#reviews', ''), { preventScrollReset: true, state: { keepFocus: true } });
      }}
    >
      {children}
    </a>
  );
};
