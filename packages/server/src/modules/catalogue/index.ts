export { createCatalogue, type Catalogue } from './catalogue.ts';
export { refreshSearch } from './index-search.ts';
export { limitsOf, productPicture } from './product-view.ts';
export { shopperOf, type Shopper } from './shopper.ts';
