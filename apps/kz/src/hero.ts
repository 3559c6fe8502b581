import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: {
    ru: 'Сила алоэ для каждого дня',
    kk: 'Алоэ күші — күн сайын',
    en: 'The power of aloe, every day',
  },
  lead: {
    ru: 'Напитки, уход и питание на основе алоэ вера. Доставка по всему Казахстану.',
    kk: 'Алоэ вера негізіндегі сусындар, тері күтімі және тамақтану өнімдері. Бүкіл Қазақстанға жеткіземіз.',
    en: 'Drinks, skin care and nutrition based on aloe vera. Delivery across Kazakhstan.',
  },
};
