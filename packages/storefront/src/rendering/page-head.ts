import type { StaticHandlerContext } from 'react-router-dom';
import type { ScreenMeta } from '../routes/screen-module.ts';
import type { ScreenHandle } from '../routes/to-router.ts';
import { documentTitle } from '../shared/document/page-title.ts';
import type { Shop } from '../shared/shop.tsx';

/** What the document’s head says of a page. */
export interface PageHead extends Omit<ScreenMeta, 'unlisted'> {
  readonly title: string;
  readonly siteName: string;
  readonly noindex: boolean;
}

/** What the head says of a page; of one that is not there, or failed, the shop's name alone. */
export const headOf = (
  shop: Shop,
  context: StaticHandlerContext,
  handle: ScreenHandle | undefined,
): PageHead => {
  const siteName = shop.i18n._('shell.brand');
  if (!handle || context.errors) return { title: siteName, siteName, noindex: true };
  const { route, screen } = handle;
  const data = context.loaderData[route.name];
  const title = documentTitle(screen.title(shop, data), siteName);
  const { unlisted = route.unlisted ?? false, ...meta } = route.public
    ? (screen.meta?.(shop, data) ?? {})
    : {};
  return { ...meta, title, siteName, noindex: !route.public || unlisted };
};
