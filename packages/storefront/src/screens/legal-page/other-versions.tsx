import type { ContentPage } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useDates } from '../../shared/format/use-dates.ts';
import { Link } from '../../shared/link/link.tsx';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import css from './screen.module.css';

interface OtherVersionsProps {
  readonly path: string;
  readonly versions: ContentPage['versions'];
  /** Which of them is in force; null when none is. */
  readonly current: string | null;
}

/** The other versions of a legal text, the newest first; nothing where there is only one. */
export const OtherVersions = ({ path, versions, current }: OtherVersionsProps) => {
  const { _ } = useLingui();
  const { date } = useDates();
  if (versions.length === 0) return null;
  return (
    <nav aria-labelledby="versions" className={css.versions}>
      <h2 id="versions" className={css.subtitle}>
        {_('legal.versions')}
      </h2>
      <ul className={css.list}>
        {versions.map(({ version, date: day }) => (
          <li key={version}>
            <Link
              to={version === current ? path : `${path}?${new URLSearchParams({ version }).toString()}`}
              className={css.link}
            >
              <WholeNumbers text={_('legal.listed', { version, date: date(day) })} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
