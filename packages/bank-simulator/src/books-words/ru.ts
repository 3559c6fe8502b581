import type { BooksWords } from './books-words.ts';

/** What the bank’s counter says in Russian. */
export const ru: BooksWords = {
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
