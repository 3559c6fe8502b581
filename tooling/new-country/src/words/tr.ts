import type { StarterText } from './index.ts';

/** Turkish. */
export const tr: Readonly<Record<StarterText, string>> = {
  address: 'Şehir merkezi, Aloe Sokak No: 1',
  hours: 'Pzt–Cmt 10:00–18:00',
  courier: 'Kurye',
  courierDescription: 'Kapınıza kadar. 2 CC ve üzeri ücretsiz.',
  pickup: 'Ofisten teslim',
  pickupDescription: 'Çalışma saatlerinde bir saat içinde hazır.',
  heroTitle: 'Her gün aloenin gücü',
  heroLead: 'Aloe vera bazlı içecekler, cilt bakımı ve beslenme. {country}: 2 CC ve üzeri ücretsiz teslimat.',
  capital: 'Başkent',
  centre: 'Şehir merkezi',
  suburbs: 'Banliyöler',
  regions: 'Bölgeler',
  towns: 'İlçeler ve köyler',
  pageComing: 'Bu sayfa hazırlanıyor. O zamana kadar sorularınızı yanıtlamaktan memnuniyet duyarız: {email}.',
  join: 'Üyeler indirimli alışveriş yapar, başkaları onlar aracılığıyla alışveriş yaptığında kazanır.',
  joinPoint: 'Her siparişte indirim',
};
