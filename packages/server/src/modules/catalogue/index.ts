export { createCatalogue, type Catalogue } from './catalogue.ts';
export { indexSearch, isSearchOld, refreshSearch } from './index-search.ts';
export { productColumns, type ProductRow } from './product-row.ts';
export { limitsOf, productPicture } from './product-view.ts';
export { ratingOf, type StarCounts } from './rating.ts';
export { registerCatalogue } from './routes.ts';
export { createSearchThrottle, type SearchThrottle } from './search-throttle.ts';
export { shopperOf, type Shopper } from './shopper.ts';
