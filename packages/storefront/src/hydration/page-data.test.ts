import { isRouteErrorResponse } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pageDataElement, readPageData } from './page-data.ts';

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const read = (...given: Parameters<typeof pageDataElement>) =>
  readPageData(documentOf(`<div id="root"></div>${pageDataElement(...given)}`));

it.each([
  'a </script><script>alert(1)</script> & "b"',
  '<!-- <script> ]]> \u2028 \\u003c \\',
  '№ 715 · Гель, ალოე, Əloe',
])('SRV-12 SEC-1 data of a page reads back as it was, whatever it says: %s', (description) => {
  const loaderData = { product: { description, price: null, images: [] } };
  expect(read({ loaderData, errors: null })).toEqual({ loaderData, errors: null });
});

it('SRV-12 ROUTE-17 so do the errors that the page shows', () => {
  const error = { status: 404, statusText: '', internal: false, data: { code: 'not_found' } };
  const errors = read({ loaderData: {}, errors: { product: error } })?.errors;
  expect(errors).toEqual({ product: error });
  expect(isRouteErrorResponse(errors?.['product'])).toBe(true);
});

it('SRV-12 a page whose data was cut off has none', () => {
  expect(readPageData(documentOf('<div id="root"><p>Half a pa'))).toBeUndefined();
});
