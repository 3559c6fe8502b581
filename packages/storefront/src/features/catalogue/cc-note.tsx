import { useLingui } from '@lingui/react';
import css from './cc-note.module.css';

/** What the letters CC beside every price stand for: once a page, for who asks. */
export const CcNote = () => {
  const { _ } = useLingui();
  return (
    <details className={css.note}>
      <summary>{_('home.cc')}</summary>
      <p>{_('home.cc-text')}</p>
    </details>
  );
};
