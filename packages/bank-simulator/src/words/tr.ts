import type { BankWords } from './bank-words.ts';

/** What the bank says in Turkish. */
export const tr: BankWords = {
  bank: 'Test Bankası',
  practice: 'Test modu: kartınızdan para çekilmez',
  cardTitle: 'Kartla ödeme',
  cardLead: 'Kart bilgilerinizi girin. Kontrol basamağı doğru olan her kart numarası geçerlidir.',
  holder: 'Kart üzerindeki isim',
  number: 'Kart numarası',
  expiry: 'Son kullanma tarihi',
  code: 'CVV2',
  proceed: 'Öde',
  wrongNumber: 'Kart numarasını kontrol edin',
  wrongExpiry: 'Geçerli bir ay ve yıl girin',
  wrongCode: 'Kartın üzerindeki 3 veya 4 rakam',
  challengeTitle: 'Ödemeyi onaylayın',
  challengeLead: '3-D Secure: ödemeyi sizin yaptığınızı onaylayın.',
  amount: 'Tutar',
  merchant: 'Mağaza',
  card: 'Kart',
  approve: 'Onayla',
  decline: 'Reddet',
  abandon: 'Vazgeç',
  returningTitle: 'Mağazaya dönülüyor',
  returningLead: 'Mağazaya yönlendiriliyorsunuz. Yönlendirilmezseniz düğmeye tıklayın.',
  continue: 'Devam et',
  faultTitle: 'Ödeme başlatılamıyor',
  faultLead:
    'Banka mağazanın isteğini kabul etmedi. Kartınızdan para çekilmedi. Mağazaya dönüp yeniden deneyin.',
  goneTitle: 'Bu ödeme sayfası artık açık değil',
  goneLead: 'Mağazaya dönüp ödemeyi yeniden başlatın. Bu sayfada para çekilmedi.',
};
