import { Grid } from '@caravan/ui';
import type { ReactNode } from 'react';
import css from './portrait-grid.module.css';

/** Covers side by side, two on a phone, up to four; children are `<li>`. */
export const PortraitGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid className={css.grid}>{children}</Grid>
);
