import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: { ru: 'Сила алоэ для каждого дня', en: 'The strength of aloe, every day' },
  lead: {
    ru: 'Напитки, уход и питание на основе алоэ вера. Доставка по всему Кыргызстану, от 2 CC — бесплатно.',
    en: 'Drinks, skin care and nutrition based on aloe vera. Delivered all over Kyrgyzstan, free from 2 CC.',
  },
};
