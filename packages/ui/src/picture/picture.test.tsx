import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Picture } from './picture.tsx';

const file = { src: '/gel-640.jpg', width: 640, height: 640, alt: 'Aloe gel' };

describeComponent('Picture', {
  element: (props) => <Picture {...props} {...file} />,
  refTag: 'img',
  found: { role: 'img', name: 'Aloe gel' },
});

describe('Picture', () => {
  it('offers the better formats first, keeps its space and waits until it comes near', () => {
    const sources = [
      { type: 'image/avif', srcSet: '/gel-320.avif 320w' },
      { type: 'image/webp', srcSet: '/gel-320.webp 320w' },
    ];
    const { container } = render(<Picture {...file} sources={sources} sizes="50vw" />);
    expect([...container.querySelectorAll('source')].map(({ type, sizes }) => [type, sizes])).toEqual([
      ['image/avif', '50vw'],
      ['image/webp', '50vw'],
    ]);
    const image = screen.getByRole<HTMLImageElement>('img');
    expect([
      image.getAttribute('width'),
      image.getAttribute('height'),
      image.getAttribute('loading'),
    ]).toEqual(['640', '640', 'lazy']);
  });

  it('is fetched first when it is the large picture of the first screen', () => {
    render(<Picture {...file} priority />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('shows another cut on a phone, with the space that it needs there', () => {
    const sources = [
      {
        type: 'image/avif',
        srcSet: '/gel-phone.avif 400w',
        media: '(max-width: 767.98px)',
        width: 800,
        height: 560,
      },
      { type: 'image/avif', srcSet: '/gel-320.avif 320w' },
    ];
    const { container } = render(<Picture {...file} sources={sources} />);
    const [phone, other] = container.querySelectorAll('source');
    expect(['media', 'width', 'height'].map((name) => phone?.getAttribute(name))).toEqual([
      '(max-width: 767.98px)',
      '800',
      '560',
    ]);
    expect(other?.hasAttribute('media')).toBe(false);
  });

  it.each(['mist', 'sand'] as const)('SEC-1 stands on %s by class, without a style of its own', (ground) => {
    render(<Picture {...file} ground={ground} />);
    const image = screen.getByRole('img');
    expect(image.className).toContain(ground);
    expect(image.hasAttribute('style')).toBe(false);
  });
});
