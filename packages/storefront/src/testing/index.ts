export { storageKeys } from '../shared/storage/storage-keys.ts';
export { testCart } from './cart-server.ts';
export { answer, type Answers } from './network.ts';
export { shopOverTable, type TableShop } from './shop-over-table.tsx';
export { testMember } from './test-member.ts';
export { testAddress, testOrder } from './test-order.ts';
export { testDetails, testProduct } from './test-product.ts';
