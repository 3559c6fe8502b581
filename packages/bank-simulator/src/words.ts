/** What the pretend bank says. It is a bank of its own, so its words live with it and not in the shop's catalogues. */
export interface BankWords {
  readonly bank: string;
  readonly practice: string;
  readonly cardTitle: string;
  readonly cardLead: string;
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly proceed: string;
  readonly wrongNumber: string;
  readonly wrongExpiry: string;
  readonly wrongCode: string;
  readonly challengeTitle: string;
  readonly challengeLead: string;
  readonly amount: string;
  readonly merchant: string;
  readonly card: string;
  readonly approve: string;
  readonly decline: string;
  readonly abandon: string;
  readonly returningTitle: string;
  readonly returningLead: string;
  readonly continue: string;
  readonly faultTitle: string;
  readonly faultLead: string;
  readonly goneTitle: string;
  readonly goneLead: string;
}

const en: BankWords = {
  bank: 'Pretend Bank',
  practice: 'Practice mode: no money moves',
  cardTitle: 'Card payment',
  cardLead: 'Enter the card you pay with. Any card number with a valid check digit works.',
  holder: 'Cardholder name',
  number: 'Card number',
  expiry: 'Expiry date',
  code: 'CVV2',
  proceed: 'Pay',
  wrongNumber: 'Check the card number',
  wrongExpiry: 'Enter month and year, not in the past',
  wrongCode: '3 or 4 digits on the card',
  challengeTitle: 'Confirm the payment',
  challengeLead: '3-D Secure: your bank asks whether it is you who pays.',
  amount: 'Amount',
  merchant: 'Shop',
  card: 'Card',
  approve: 'Approve',
  decline: 'Decline',
  abandon: 'Abandon',
  returningTitle: 'Back to the shop',
  returningLead: 'We are taking you back to the shop. If nothing happens, press the button.',
  continue: 'Continue',
  faultTitle: 'The payment can’t be started',
  faultLead:
    'The bank did not accept the shop’s request. No money was taken. Go back to the shop and try again.',
  goneTitle: 'This payment page is no longer open',
  goneLead: 'Go back to the shop and begin the payment again. No money was taken on this page.',
};

const ru: BankWords = {
  bank: 'Учебный банк',
  practice: 'Учебный режим: деньги не списываются',
  cardTitle: 'Оплата картой',
  cardLead: 'Введите карту, которой платите. Подойдёт любой номер с верной контрольной цифрой.',
  holder: 'Имя держателя карты',
  number: 'Номер карты',
  expiry: 'Срок действия',
  code: 'CVV2',
  proceed: 'Оплатить',
  wrongNumber: 'Проверьте номер карты',
  wrongExpiry: 'Укажите месяц и год, не в прошлом',
  wrongCode: '3 или 4 цифры на карте',
  challengeTitle: 'Подтвердите оплату',
  challengeLead: '3-D Secure: банк спрашивает, вы ли это платите.',
  amount: 'Сумма',
  merchant: 'Магазин',
  card: 'Карта',
  approve: 'Подтвердить',
  decline: 'Отклонить',
  abandon: 'Прервать',
  returningTitle: 'Возвращаемся в магазин',
  returningLead: 'Сейчас вы вернётесь в магазин. Если ничего не происходит, нажмите кнопку.',
  continue: 'Продолжить',
  faultTitle: 'Оплату начать нельзя',
  faultLead: 'Банк не принял запрос магазина. Деньги не списаны. Вернитесь в магазин и попробуйте ещё раз.',
  goneTitle: 'Эта страница оплаты уже закрыта',
  goneLead: 'Вернитесь в магазин и начните оплату заново. На этой странице деньги не списаны.',
};

const tr: BankWords = {
  bank: 'Deneme Bankası',
  practice: 'Deneme modu: para çekilmez',
  cardTitle: 'Kartla ödeme',
  cardLead: 'Ödeme yapacağınız kartı girin. Kontrol basamağı doğru olan her kart numarası geçerlidir.',
  holder: 'Kart üzerindeki isim',
  number: 'Kart numarası',
  expiry: 'Son kullanma tarihi',
  code: 'CVV2',
  proceed: 'Öde',
  wrongNumber: 'Kart numarasını kontrol edin',
  wrongExpiry: 'Geçmişte olmayan ay ve yılı girin',
  wrongCode: 'Kartın üzerindeki 3 veya 4 rakam',
  challengeTitle: 'Ödemeyi onaylayın',
  challengeLead: '3-D Secure: bankanız ödemeyi sizin yapıp yapmadığınızı soruyor.',
  amount: 'Tutar',
  merchant: 'Mağaza',
  card: 'Kart',
  approve: 'Onayla',
  decline: 'Reddet',
  abandon: 'Vazgeç',
  returningTitle: 'Mağazaya dönülüyor',
  returningLead: 'Sizi mağazaya geri götürüyoruz. Bir şey olmazsa düğmeye basın.',
  continue: 'Devam et',
  faultTitle: 'Ödeme başlatılamıyor',
  faultLead: 'Banka mağazanın isteğini kabul etmedi. Para çekilmedi. Mağazaya dönüp yeniden deneyin.',
  goneTitle: 'Bu ödeme sayfası artık açık değil',
  goneLead: 'Mağazaya dönüp ödemeyi yeniden başlatın. Bu sayfada para çekilmedi.',
};

/** Words by the `lang` field of the request; English for any other. */
export const bankWords = (language: string): { words: BankWords; language: string } => {
  if (language === 'ru') return { words: ru, language };
  if (language === 'tr') return { words: tr, language };
  return { words: en, language: 'en' };
};
