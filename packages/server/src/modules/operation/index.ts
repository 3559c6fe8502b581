export { answerMaintenance, isClosed } from './answer-maintenance.ts';
export { createReadWatched } from './read-watched.ts';
export { readMode, writeMode } from './mode-repository.ts';
export { watchShop } from './watch-shop.ts';
export { createTellDeeds } from './tell-deeds.ts';
export { untoldDeeds } from './deeds-repository.ts';
