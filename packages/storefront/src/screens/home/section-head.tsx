import { Link } from '../../shared/link/link.tsx';
import css from './section-head.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** The way to all of what stands under it. */
  readonly more?: { readonly to: string; readonly text: string } | false;
}

/** The heading of a part of the page. */
export const SectionHead = ({ id, title, more }: SectionHeadProps) => (
  <div className={css.head}>
    <h2 id={id}>{title}</h2>
    {more && (
      <Link to={more.to} className={css.more}>
        {more.text}
      </Link>
    )}
  </div>
);
