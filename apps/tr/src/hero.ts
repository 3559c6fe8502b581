import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: { tr: 'Aloe veranın gücü her gününüzde', en: 'The power of aloe vera, every day' },
  lead: {
    tr: 'Aloe vera içecekleri, cilt bakımı ve beslenme. Türkiye’nin her yerine teslimat; 1.000 TL ve üzeri siparişlerde kargo ücretsiz.',
    en: 'Aloe vera drinks, skin care and nutrition. Delivery across Türkiye, free from 1,000 TL.',
  },
};
