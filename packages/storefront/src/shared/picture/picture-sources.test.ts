import { expect, it } from 'vitest';
import { pictureOfWidth, pictureSources } from './picture-sources.ts';

it('names the files of a catalogue picture, AVIF first', () => {
  expect(pictureSources('/media/xx/products/aloe-gel-1l-400.webp')).toEqual([
    {
      type: 'image/avif',
      srcSet: '/media/xx/products/aloe-gel-1l-400.avif 400w, /media/xx/products/aloe-gel-1l-800.avif 800w',
    },
    {
      type: 'image/webp',
      srcSet: '/media/xx/products/aloe-gel-1l-400.webp 400w, /media/xx/products/aloe-gel-1l-800.webp 800w',
    },
  ]);
});

it('SHOP-10 names a file of one width alone without its size, which nothing is chosen by', () => {
  expect(pictureSources('/media/xx/products/aloe-gel-1l-close-800.webp', [800])).toEqual([
    { type: 'image/avif', srcSet: '/media/xx/products/aloe-gel-1l-close-800.avif' },
    { type: 'image/webp', srcSet: '/media/xx/products/aloe-gel-1l-close-800.webp' },
  ]);
});

it('leaves a picture alone that is not named so', () => {
  expect(pictureSources('/media/xx/logo.svg')).toEqual([]);
  expect(pictureOfWidth('/media/xx/logo.svg', 90)).toBe('/media/xx/logo.svg');
});

it('finds the same picture in another width', () => {
  expect(pictureOfWidth('/media/xx/products/aloe-400.webp', 90)).toBe('/media/xx/products/aloe-90.webp');
});
