import { brandLeaf } from './drawing/leaf.ts';
import { placed, rect } from './drawing/marks.ts';

/** The leaf mark on a clear ground, 64 units square: logo and favicon. */
export const leafMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${placed(brandLeaf(60), 32, 32)}</svg>\n`;

/** The mark on paper, for a home screen: nothing of it may touch the edge, which a phone cuts round. */
export const appIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${rect(0, 0, 512, 512, 0, '#edf3ec')}${placed(brandLeaf(320), 256, 256)}</svg>`;
