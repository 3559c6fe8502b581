export type { Assets, PageAssets } from './assets/assets.ts';
export type { PageRenderer, PageRequest, RenderedDocument, RenderedRedirect } from './page-renderer.ts';
export { serveShop, type ShopFiles } from './serve-shop.ts';
