/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, react/no-danger -- the presses are its links', which have keys of their own; what it holds was sanitised by the server (CONT-11) */
import { classNames } from '@caravan/ui';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainPress } from '../link/plain-press.ts';
import { isOwnPage } from './own-page.ts';
import css from './rich-text.module.css';

interface RichTextProps {
  /** Made and sanitised by the server. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** A text of the company's pages. Its links to our own pages are followed without loading the page anew. */
export const RichText = ({ html, className }: RichTextProps) => {
  const navigate = useNavigate();
  // The same object for the same text: React sets anew what comes in another one.
  const markup = useMemo(() => ({ __html: html }), [html]);
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!link || link.target || !isOwnPage(href) || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <div className={classNames(css.text, className)} onClick={follow} dangerouslySetInnerHTML={markup} />
  );
};
