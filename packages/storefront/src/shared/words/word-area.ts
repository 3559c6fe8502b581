/** What single screens say: a folder of `i18n/src/words` that a page loads only with them. Every country joins all. */
export type WordArea = 'cart' | 'checkout' | 'express' | 'history' | 'session' | 'visit';
