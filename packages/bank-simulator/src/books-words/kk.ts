import type { BooksWords } from './books-words.ts';

/** What the bank’s counter says in Kazakh. */
export const kk: BooksWords = {
  title: 'Банк кітабы',
  lead: 'Барлық дүкеннің соңғы операциялары.',
  empty: 'Әзірге төлем болған жоқ.',
  order: 'Тапсырыс нөмірі',
  amount: 'Сома',
  stateTitle: 'Күйі',
  sale: 'Төлем',
  refund: 'Ақшаны қайтару',
  captured: 'Алынды, күн жабылмаған',
  settled: 'Есептесу өтті',
  voided: 'Жойылды',
  failed: 'Өтпеді',
  settle: 'Күнді жабу',
  settleLead:
    'Алынған сомалардың барлығы есептесуге түседі: содан кейін ақшаны қайтаруға болады, бірақ төлемді жоюға болмайды.',
  faultsTitle: 'Не бұзылсын',
  faults: {
    silent: 'API жауап бермейді',
    loseAnswer: 'Жою не қайтару орындалады, жауабы жоғалады',
    serverError: 'API 500 қатесімен жауап береді',
    nonsense: 'API веб-бетпен жауап береді',
    wrongEncoding: 'API көрсеткенінен басқа кодтаумен жауап береді',
    voidHitsNewest: 'Қайсысы сұралса да, соңғы операция жойылады',
    neverSettles: 'Кез келген қайтару ерте саналады',
    dropNotices: 'Дүкен серверлеріне төлемдер туралы хабарланбайды',
  },
  slow: 'API жауабының кідірісі (миллисекунд)',
  save: 'Сақтау',
};
