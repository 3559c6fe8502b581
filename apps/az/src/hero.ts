import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: {
    az: 'Aloenin gücü hər gün sizinlə',
    ru: 'Сила алоэ — каждый день',
    en: 'The power of aloe, every day',
  },
  lead: {
    az: 'Aloe vera içkiləri, dəriyə qulluq və qida əlavələri. Bütün Azərbaycana çatdırılma, 100 AZN-dən pulsuz.',
    ru: 'Напитки, уход и питание на основе алоэ вера. Доставка по всему Азербайджану, от 100 AZN — бесплатно.',
    en: 'Drinks, skin care and nutrition based on aloe vera. Delivery across Azerbaijan, free from 100 AZN.',
  },
};
