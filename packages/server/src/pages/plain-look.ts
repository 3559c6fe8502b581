import type { PlainLook } from '../http/plain/plain-answer.ts';
import type { Assets } from './assets/assets.ts';

/** What plain pages take from a build: the styles of pages that have none of their own, and the country's icon. */
export const plainLook = (assets: Pick<Assets, 'forSources'>, icon: string): PlainLook => ({
  sheets: assets.forSources([]).sheets.map(({ href }) => href),
  icon,
});
