export * from './accounts.ts';
export * from './cart.ts';
export * from './catalogue.ts';
export * from './http.ts';
export * from './locations.ts';
export * from './mail.ts';
export * from './orders.ts';
export * from './payments.ts';
