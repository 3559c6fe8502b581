/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the native progress element cannot be styled alike in all browsers */
import { useEffect, useState } from 'react';
import css from './navigation-progress.module.css';

export interface NavigationProgressProps {
  /** A page is being fetched. */
  active: boolean;
  /** What is going on, for those who do not see the bar: "Loading". */
  label: string;
  /** Milliseconds before it shows; 150 (SHELL-12), so that quick pages do not flicker. */
  delay?: number | undefined;
}

/** A thin bar at the top of the window while the next page takes long. */
export const NavigationProgress = ({ active, label, delay = 150 }: NavigationProgressProps) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delay]);
  return active && late ? <div role="progressbar" aria-label={label} className={css.bar} /> : null;
};
