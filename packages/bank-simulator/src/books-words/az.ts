import type { BooksWords } from './books-words.ts';

/** What the bank’s counter says in Azerbaijani. */
export const az: BooksWords = {
  title: 'Bankın kitabı',
  lead: 'Bütün mağazaların son əməliyyatları.',
  empty: 'Hələ heç nə ödənilməyib.',
  order: 'Sifariş nömrəsi',
  amount: 'Məbləğ',
  stateTitle: 'Status',
  sale: 'Ödəniş',
  refund: 'Geri ödəmə',
  captured: 'Tutulub, gün açıqdır',
  settled: 'Hesablaşılıb',
  voided: 'Ləğv edilib',
  failed: 'Baş tutmayıb',
  settle: 'Günü bağla',
  settleLead:
    'Tutulan bütün məbləğlər hesablaşmaya daxil olur: bundan sonra pulu qaytarmaq olar, ödənişi ləğv etmək isə olmaz.',
  faultsTitle: 'Nə səhv getsin',
  faults: {
    silent: 'API heç vaxt cavab vermir',
    loseAnswer: 'Ləğv və ya geri ödəmə icra olunur, cavabı itir',
    serverError: 'API 500 xətası ilə cavab verir',
    nonsense: 'API veb-səhifə ilə cavab verir',
    wrongEncoding: 'API göstərdiyindən fərqli kodlaşdırma ilə cavab verir',
    voidHitsNewest: 'Hansı istənilirsə-istənilsin, son əməliyyat ləğv olunur',
    neverSettles: 'İstənilən geri ödəmə hələ tez sayılır',
    dropNotices: 'Mağazaların serverlərinə ödənişlər bildirilmir',
  },
  slow: 'API-nin gecikməsi (millisaniyə)',
  save: 'Yadda saxla',
};
