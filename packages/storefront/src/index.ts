export { productPath } from './routes/product-path.ts';
export { pathTo, paths, type RouteName } from './routes/route-names.ts';
export { routes } from './routes/routes.ts';
export type { ScreenRoute } from './routes/screen-route.ts';
