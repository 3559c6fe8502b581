export { createCart, type AddResult, type Cart } from './cart.ts';
export { createReadCart, type CartContents, type CartLineFacts } from './cart-lines.ts';
export { totalsView } from './cart-view.ts';
export { addedItems } from './refusal-words.ts';
export { registerCart } from './routes.ts';
