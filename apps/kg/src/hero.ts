import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: { ru: 'Сила алоэ для каждого дня', en: 'The power of aloe, every day' },
  lead: {
    ru: 'Напитки, уход и питание на основе алоэ вера. Доставка по всему Кыргызстану, от 2 CC — бесплатно.',
    en: 'Drinks, skin care and nutrition based on aloe vera. Delivery across Kyrgyzstan, free from 2 CC.',
  },
};
