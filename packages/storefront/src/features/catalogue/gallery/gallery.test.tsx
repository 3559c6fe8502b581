import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from '../../../testing/open-shop.tsx';
import { testDetails } from '../../../testing/test-product.ts';

const folder = '/media/xx/products/aloe-gel';
const scenes = ['', '-contents', '-used', '-close'];

const open = async (images: readonly string[]) => {
  const opened = openShop('/e-shop/7-aloe-gel', {
    answers: { 'GET product/7/': testDetails({ images: [...images] }) },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};
const four = () => open(scenes.map((scene) => `${folder}${scene}-800.webp`));
const enlarge = () => screen.findAllByRole('link', { name: /^Enlarge picture/ });
const filesOf = (within: Element) => [
  ...[...within.querySelectorAll('source')].map(({ srcset }) => srcset),
  ...[...within.querySelectorAll('img')].flatMap((img) => [
    img.getAttribute('src'),
    img.getAttribute('srcset'),
  ]),
];

describe('the pictures of a product', () => {
  it('SHOP-10 of four, the first comes in the sizes of a card and the others large alone', async () => {
    await four();
    const [first, ...others] = await enlarge();
    if (!first) throw new Error('A product has a picture');
    expect(filesOf(first)).toEqual([
      `${folder}-400.avif 400w, ${folder}-800.avif 800w`,
      `${folder}-400.webp`,
      `${folder}-400.webp 400w, ${folder}-800.webp 800w`,
    ]);
    expect(others.map(filesOf)).toEqual(
      scenes.slice(1).map((scene) => [`${folder}${scene}-800.avif`, `${folder}${scene}-800.webp`, null]),
    );
    expect(others.every((link) => within(link).getByRole('img').getAttribute('loading') === 'lazy')).toBe(
      true,
    );
  });

  it('SHOP-10 has a mark for each, small', async () => {
    await four();
    const marks = await screen.findAllByRole('link', { name: /^Picture \d$/ });
    expect(marks.map(filesOf)).toEqual(scenes.map((scene) => [`${folder}${scene}-90.webp`, null]));
  });

  it('SHOP-10 opens each in the large, in the one size that there is of it', async () => {
    const { user } = await four();
    const third = (await enlarge())[2];
    if (!third) throw new Error('There are four');
    await user.click(third);
    const box = await screen.findByRole('dialog', { name: 'Aloe gel' });
    await within(box).findByText('Picture 3 of 4');
    expect(filesOf(box)).toEqual([`${folder}-used-800.avif`, `${folder}-used-800.webp`, null]);
  });

  it('SHOP-10 of one has no marks and no ways on, and opens in the large', async () => {
    const { user } = await open([`${folder}-800.webp`]);
    expect(screen.queryByRole('link', { name: 'Picture 1' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Enlarge picture' }));
    const box = await screen.findByRole('dialog', { name: 'Aloe gel' });
    await within(box).findByRole('button', { name: 'Zoom in' });
    expect(within(box).queryByRole('button', { name: 'Next picture' })).toBeNull();
  });
});
