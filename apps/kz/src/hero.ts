import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: {
    ru: 'Сила алоэ для каждого дня',
    kk: 'Алоэ күші — күн сайын',
    en: 'The strength of aloe, every day',
  },
  lead: {
    ru: 'Напитки, уход и питание на основе алоэ вера. Доставка по всему Казахстану.',
    kk: 'Алоэ вера негізіндегі сусындар, күтім және тағамдық қоспалар. Бүкіл Қазақстанға жеткіземіз.',
    en: 'Drinks, skin care and nutrition based on aloe vera. Delivered all over Kazakhstan.',
  },
};
