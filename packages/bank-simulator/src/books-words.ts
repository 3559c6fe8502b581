import type { Entry } from './books/entry.ts';
import type { FaultSwitch } from './faults.ts';

/** What the bank's counter says (`/books`). */
export interface BooksWords extends Readonly<Record<Entry['kind'] | Entry['state'], string>> {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly order: string;
  readonly amount: string;
  /** Head of the column of kinds and states. */
  readonly stateTitle: string;
  readonly settle: string;
  readonly settleLead: string;
  readonly faultsTitle: string;
  readonly faults: Readonly<Record<FaultSwitch, string>>;
  readonly slow: string;
  readonly save: string;
}

const en: BooksWords = {
  title: 'The bank’s books',
  lead: 'The newest transactions of all shops.',
  empty: 'Nothing has been paid yet.',
  order: 'Order number',
  amount: 'Amount',
  stateTitle: 'State',
  sale: 'Sale',
  refund: 'Refund',
  captured: 'Captured, day open',
  settled: 'Settled',
  voided: 'Voided',
  failed: 'Failed',
  settle: 'End of day',
  settleLead: 'Everything captured is settled: it can be refunded then, but no longer voided.',
  faultsTitle: 'What shall go wrong',
  faults: {
    silent: 'The API never answers',
    loseAnswer: 'A void or refund is done, its answer is lost',
    serverError: 'The API answers with status 500',
    nonsense: 'The API answers with a page for people',
    wrongEncoding: 'The API answers in another encoding than it says',
    voidHitsNewest: 'A void takes back the newest transaction, whichever was meant',
    neverSettles: 'Every refund is too early',
    dropNotices: 'Shops’ servers are not told of payments',
  },
  slow: 'The API answers late by (milliseconds)',
  save: 'Save',
};

const ru: BooksWords = {
  title: 'Книги банка',
  lead: 'Последние операции всех магазинов.',
  empty: 'Оплат ещё не было.',
  order: 'Номер заказа',
  amount: 'Сумма',
  stateTitle: 'Состояние',
  sale: 'Оплата',
  refund: 'Возврат',
  captured: 'Списано, день открыт',
  settled: 'Проведено',
  voided: 'Отменено',
  failed: 'Не прошло',
  settle: 'Закрыть день',
  settleLead: 'Всё списанное проводится: после этого деньги можно вернуть, но отменить оплату уже нельзя.',
  faultsTitle: 'Что должно пойти не так',
  faults: {
    silent: 'API не отвечает',
    loseAnswer: 'Отмена или возврат выполняется, ответ теряется',
    serverError: 'API отвечает ошибкой 500',
    nonsense: 'API отвечает страницей для людей',
    wrongEncoding: 'API отвечает не в той кодировке, которую называет',
    voidHitsNewest: 'Отменяется последняя операция, какую бы ни назвали',
    neverSettles: 'Любой возврат преждевременен',
    dropNotices: 'Серверам магазинов об оплатах не сообщается',
  },
  slow: 'API отвечает с опозданием (миллисекунды)',
  save: 'Сохранить',
};

const tr: BooksWords = {
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

/** Words of the counter by language; English for any other. */
export const booksWords = (language: string): { words: BooksWords; language: string } => {
  if (language === 'ru') return { words: ru, language };
  if (language === 'tr') return { words: tr, language };
  return { words: en, language: 'en' };
};
