import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { byFirstPart } from './by-first-part.ts';
import { routes } from './routes.ts';

const asRouter = (some: typeof routes) => [
  ...some.map(({ name: id, path }) => ({ id, path })),
  { id: 'unknown', path: '*' },
];
const all = asRouter(routes);
const of = byFirstPart(routes, asRouter);
const written = routes.map(({ path }) => path.replaceAll(/:\w+/g, '7-aloe'));

it.each([
  ...written,
  ...written.map((path) => `${path.toUpperCase()}/`),
  '/no/such/page',
  '/about-us',
  '//e-shop',
  '/%65-shop/7-aloe',
  '/e-shop//7-aloe',
  '/e-shop/7-aloe/more',
  '/e-shop.html',
  '/ა',
])('PERF-5 ROUTE-2 %s leads where it does among all routes', (path) => {
  const found = (among: typeof all) =>
    matchRoutes(among, path)?.map(({ route, params }) => [route.id, params]);
  expect(found(of(path))).toEqual(found(all));
});

it('PERF-5 a product is looked for among few routes', () => {
  expect(of('/e-shop/7-aloe').length).toBeLessThan(all.length / 4);
});
