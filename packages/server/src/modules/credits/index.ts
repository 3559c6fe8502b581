export { bookOrder, type MemberCredits } from './book-orders.ts';
export { fillBooks, fillBooksOnce } from './fill-books.ts';
export { raiseLevels } from './raise-levels.ts';
