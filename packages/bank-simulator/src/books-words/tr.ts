import type { BooksWords } from './books-words.ts';

/** What the bank’s counter says in Turkish. */
export const tr: BooksWords = {
  title: 'Bankanın defteri',
  lead: 'Tüm mağazaların son işlemleri.',
  empty: 'Henüz ödeme yok.',
  order: 'Sipariş numarası',
  amount: 'Tutar',
  stateTitle: 'Durum',
  sale: 'Satış',
  refund: 'İade',
  captured: 'Çekildi, gün açık',
  settled: 'Gün sonuna girdi',
  voided: 'İptal edildi',
  failed: 'Başarısız',
  settle: 'Gün sonu',
  settleLead: 'Çekilen her şey gün sonuna girer: artık iade edilebilir, ama iptal edilemez.',
  faultsTitle: 'Neler ters gitsin',
  faults: {
    silent: 'API hiç yanıt vermez',
    loseAnswer: 'İptal veya iade yapılır, yanıtı kaybolur',
    serverError: 'API 500 hatası verir',
    nonsense: 'API bir web sayfasıyla yanıt verir',
    wrongEncoding: 'API, belirttiğinden başka bir kodlamayla yanıt verir',
    voidHitsNewest: 'İptal, hangisi istenirse istensin son işlemi geri alır',
    neverSettles: 'Her iade erken sayılır',
    dropNotices: 'Mağaza sunucularına ödemeler bildirilmez',
  },
  slow: 'API’nin gecikmesi (milisaniye)',
  save: 'Kaydet',
};
