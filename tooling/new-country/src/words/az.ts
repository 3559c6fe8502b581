import type { StarterText } from './index.ts';

/** Azerbaijani. */
export const az: Readonly<Record<StarterText, string>> = {
  address: 'Şəhər mərkəzi, Aloe küçəsi 1',
  hours: 'B.e.–Ş. 10:00–18:00',
  courier: 'Kuryer',
  courierDescription: 'Qapınıza qədər. 2 CC-dən pulsuz.',
  pickup: 'Ofisdən götürmə',
  pickupDescription: 'İş saatlarında bir saat ərzində hazır olur.',
  heroTitle: 'Hər gün aloenin gücü',
  heroLead:
    'Aloe vera əsaslı içkilər, dəriyə qulluq və qida əlavələri. {country}: 2 CC-dən pulsuz çatdırılma.',
  capital: 'Paytaxt',
  centre: 'Şəhər mərkəzi',
  suburbs: 'Şəhərətrafı',
  regions: 'Regionlar',
  towns: 'Şəhər və kəndlər',
  pageComing: 'Bu səhifə hazırlanır. O vaxta qədər suallarınıza məmnuniyyətlə cavab veririk: {email}.',
  join: 'Üzvlər endirimlə alır, başqaları onların vasitəsilə alanda qazanır.',
  joinPoint: 'Hər sifarişdə endirim',
};
