import { Link } from './link.tsx';
import css from './category-links.module.css';

export interface CategoryLinksProps {
  /** Names the links: "Categories". */
  readonly label: string;
  /** Stands for no category: "All". */
  readonly all: string;
  /** Slug of the one that is shown; empty for all. */
  readonly chosen: string;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
  /** Where a category is; all of them for an empty slug. */
  readonly to: (slug: string) => string;
}

/** The categories of a list as links. Nothing where there is no choice. */
export const CategoryLinks = ({ label, all, chosen, categories, to }: CategoryLinksProps) => {
  if (categories.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {[{ slug: '', name: all }, ...categories].map(({ slug, name }) => (
          <li key={slug}>
            <Link to={to(slug)} className={css.link} {...(slug === chosen && { 'aria-current': 'page' })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
