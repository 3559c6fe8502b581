export { createIyzico, type IyzicoOptions } from './create-iyzico.ts';
export { iyzico } from './iyzico.ts';
