import type { BankWords } from './bank-words.ts';

/** What the bank says in Azerbaijani. */
export const az: BankWords = {
  bank: 'Test Bankı',
  practice: 'Test rejimi: kartınızdan pul çıxılmır',
  cardTitle: 'Kartla ödəniş',
  cardLead: 'Kart məlumatlarını daxil edin. Yoxlama rəqəmi düzgün olan istənilən kart nömrəsi yararlıdır.',
  holder: 'Kart sahibinin adı',
  number: 'Kart nömrəsi',
  expiry: 'Etibarlılıq müddəti',
  code: 'CVV2',
  proceed: 'Ödə',
  wrongNumber: 'Kart nömrəsini yoxlayın',
  wrongExpiry: 'Düzgün ay və il daxil edin',
  wrongCode: 'Kartdakı 3 və ya 4 rəqəm',
  challengeTitle: 'Ödənişi təsdiqləyin',
  challengeLead: '3-D Secure: ödənişi sizin etdiyinizi təsdiqləyin.',
  amount: 'Məbləğ',
  merchant: 'Mağaza',
  card: 'Kart',
  approve: 'Təsdiqlə',
  decline: 'Rədd et',
  abandon: 'İmtina et',
  returningTitle: 'Mağazaya qayıdış',
  returningLead: 'Sizi mağazaya yönləndiririk. Yönləndirilməsəniz, düyməyə klikləyin.',
  continue: 'Davam et',
  faultTitle: 'Ödənişə başlamaq mümkün olmadı',
  faultLead:
    'Bank mağazanın sorğusunu qəbul etmədi. Kartınızdan pul çıxılmayıb. Mağazaya qayıdın və yenidən cəhd edin.',
  goneTitle: 'Bu ödəniş səhifəsi artıq bağlıdır',
  goneLead: 'Mağazaya qayıdın və ödənişə yenidən başlayın. Bu səhifədə kartınızdan pul çıxılmayıb.',
};
