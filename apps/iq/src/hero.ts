import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: { en: 'The power of aloe, every day' },
  lead: {
    en: 'Drinks, skin care and nutrition based on aloe vera. Delivery to every governorate of Iraq, free from 75\u00A0USD.',
  },
};
