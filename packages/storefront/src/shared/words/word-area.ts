/**
 * What single screens say: a folder of `i18n/src/words` that a page loads only with them. Every country joins all, but
 * `withdrawal`, which goes with a country's `withdrawalForm`.
 */
export type WordArea = 'cart' | 'checkout' | 'express' | 'history' | 'session' | 'visit' | 'withdrawal';
