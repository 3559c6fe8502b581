import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: {
    ka: 'ალოეს ძალა ყოველი დღისთვის',
    ru: 'Сила алоэ — каждый день',
    en: 'The power of aloe, every day',
  },
  lead: {
    ka: 'სასმელები, კანის მოვლა და კვება ალოე ვერას საფუძველზე. მიწოდება მთელ საქართველოში, 150 GEL‑დან უფასოდ.',
    ru: 'Напитки, уход и питание на основе алоэ вера. Доставка по всей Грузии, от 150 GEL — бесплатно.',
    en: 'Drinks, skin care and nutrition based on aloe vera. Delivery across Georgia, free from 150 GEL.',
  },
};
