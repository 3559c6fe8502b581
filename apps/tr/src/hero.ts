import type { Hero } from '@caravan/country';

export const hero: Hero = {
  picture: 'hero',
  title: { tr: 'Aloe veranın gücü her gününüzde', en: 'The power of aloe vera, every day' },
  lead: {
    tr: "Aloe vera içecekleri, cilt bakımı ve beslenme. Türkiye'nin her yerine; 1.000 TL ve üzeri kargo bedava.",
    en: 'Aloe vera drinks, skin care and nutrition. All over Türkiye; delivery is free from 1,000 TL.',
  },
};
