/**
 * Every call of the API by name: its method and its path under `/{language}/api/`. Free of schemas, so that the browser
 * carries this table and the types only. `member` calls answer 401 without a token.
 */
export const calls = {
  login: { method: 'POST', path: 'login/', member: false },
  logout: { method: 'POST', path: 'logout/', member: true },
  logoutAll: { method: 'POST', path: 'logoutall/', member: true },
  sessions: { method: 'GET', path: 'users/sessions/', member: true },
  endSession: { method: 'DELETE', path: 'users/sessions/:id/', member: true },
  resetPassword: { method: 'POST', path: 'password/reset/', member: false },
  checkPasswordLink: { method: 'POST', path: 'password/reset/check/', member: false },
  confirmPassword: { method: 'POST', path: 'password/reset/confirm/', member: false },
  changePassword: { method: 'POST', path: 'password/change/', member: true },
  user: { method: 'GET', path: 'users/:id/', member: true },
  editUser: { method: 'PATCH', path: 'users/:id/', member: true },
  setAvatar: { method: 'POST', path: 'users/:id/avatar/', member: true, upload: 'file' },
  deleteAvatar: { method: 'DELETE', path: 'users/:id/avatar/', member: true },
  exportUser: { method: 'GET', path: 'users/export/', member: true },
  deleteAccount: { method: 'POST', path: 'users/delete-account/', member: true },
  addresses: { method: 'GET', path: 'users/address/', member: true },
  addAddress: { method: 'POST', path: 'users/address/', member: true },
  editAddress: { method: 'PATCH', path: 'users/address/:id/', member: true },
  deleteAddress: { method: 'DELETE', path: 'users/delete-address/:id/', member: true },
  products: { method: 'GET', path: 'product/', member: false },
  product: { method: 'GET', path: 'product/:id/', member: false },
  reviews: { method: 'GET', path: 'product/:id/reviews/', member: false },
  writeReview: { method: 'POST', path: 'product/:id/reviews/', member: true },
  editReview: { method: 'PATCH', path: 'reviews/:id/', member: true },
  deleteReview: { method: 'DELETE', path: 'reviews/:id/', member: true },
  markHelpful: { method: 'POST', path: 'reviews/:id/helpful/', member: true },
  reportReview: { method: 'POST', path: 'reviews/:id/report/', member: true },
  savedProducts: { method: 'GET', path: 'users/saved/', member: true },
  joinSaved: { method: 'POST', path: 'users/saved/', member: true },
  savedProduct: { method: 'GET', path: 'users/saved/:productId/', member: true },
  saveProduct: { method: 'PUT', path: 'users/saved/:productId/', member: true },
  unsaveProduct: { method: 'DELETE', path: 'users/saved/:productId/', member: true },
  notifyMe: { method: 'POST', path: 'product/:id/notify/', member: false },
  categories: { method: 'GET', path: 'category/', member: false },
  suggest: { method: 'GET', path: 'search/suggest/', member: false },
  cart: { method: 'GET', path: 'order/cart/', member: false },
  cartShort: { method: 'GET', path: 'order/cart/short/', member: false },
  cartAdd: { method: 'POST', path: 'order/cart/add/', member: false },
  cartRemove: { method: 'POST', path: 'order/cart/remove/', member: false },
  cartLine: { method: 'PATCH', path: 'order/cart/line/:productCode/', member: false },
  setCartLine: { method: 'PUT', path: 'order/cart/line/:productCode/', member: false },
  cartLines: { method: 'POST', path: 'order/cart/lines/', member: false },
  cartEmpty: { method: 'DELETE', path: 'order/cart/', member: false },
  createOrder: { method: 'POST', path: 'order/order/', member: true },
  orders: { method: 'GET', path: 'order/order/', member: true },
  order: { method: 'GET', path: 'order/order/:id/', member: true },
  orderPayments: { method: 'GET', path: 'order/order/:id/payments/', member: true },
  orderDeliveries: { method: 'GET', path: 'order/order/:id/deliveries/', member: true },
  placeOrder: { method: 'PATCH', path: 'order/order/:id/payment-delivery/', member: true },
  cancelOrder: { method: 'POST', path: 'order/order/:id/cancel/', member: true },
  reorder: { method: 'POST', path: 'order/order/:id/reorder/', member: true },
  receipt: { method: 'GET', path: 'order/order/:id/receipt/', member: true },
  withdraw: { method: 'POST', path: 'order/order/:id/withdrawal/', member: true },
  reminder: { method: 'GET', path: 'order/order/:id/reminder/', member: true },
  setReminder: { method: 'PUT', path: 'order/order/:id/reminder/', member: true },
  endReminder: { method: 'DELETE', path: 'order/order/:id/reminder/', member: true },
  coupons: { method: 'GET', path: 'order/coupons/', member: true },
  regions: { method: 'GET', path: 'location/region/', member: false },
  allCountries: { method: 'GET', path: 'confs/allcountries/', member: false },
  provinces: { method: 'GET', path: 'provinces/', member: false },
  districts: { method: 'GET', path: 'districts/:province/', member: false },
  sponsor: { method: 'GET', path: 'sponsors/:id/', member: false },
  businessVolume: { method: 'GET', path: 'business/volume/', member: true },
  businessSales: { method: 'GET', path: 'business/sales/', member: true },
  priceList: { method: 'GET', path: 'catalogue/price-list/', member: true },
  retail: { method: 'GET', path: 'retail/', member: true },
  applyForRetail: { method: 'POST', path: 'retail/', member: true },
  editRetail: { method: 'PATCH', path: 'retail/', member: true },
  retailAvailable: { method: 'GET', path: 'retail/available/', member: false },
  newsletter: { method: 'POST', path: 'newsletter/', member: false },
  feedback: { method: 'POST', path: 'feedback/', member: false },
  front: { method: 'GET', path: 'page/home/', member: false },
  contentPage: { method: 'GET', path: 'page/:slug/', member: false },
  eventPage: { method: 'GET', path: 'event/page/', member: false },
  incentivePage: { method: 'GET', path: 'incentive/page/', member: false },
  whyForeverPage: { method: 'GET', path: 'whyforever/page/', member: false },
  questions: { method: 'GET', path: 'faq/faq/', member: false },
  questionCategories: { method: 'GET', path: 'faq/category/', member: false },
  videos: { method: 'GET', path: 'video/video/', member: false },
  videoCategories: { method: 'GET', path: 'video/category/', member: false },
  certificates: { method: 'GET', path: 'certificate/certificate/', member: false },
  certificatesByKind: { method: 'GET', path: 'certificate/', member: false },
  certificateCategories: { method: 'GET', path: 'certificate/category/', member: false },
  albums: { method: 'GET', path: 'photo/album/', member: false },
  album: { method: 'GET', path: 'photo/album/:id/', member: false },
  photos: { method: 'GET', path: 'photo/photo/', member: false },
  magazines: { method: 'GET', path: 'magazine/magazine/', member: false },
  downloads: { method: 'GET', path: 'upload/upload/', member: false },
  downloadCategories: { method: 'GET', path: 'upload/category/', member: false },
  catalogues: { method: 'GET', path: 'catalogue/catalogue/', member: false },
  offices: { method: 'GET', path: 'location/office/', member: false },
  registrationForm: { method: 'GET', path: 'registration/:type/', member: false },
  register: { method: 'POST', path: 'registration/:type/', member: false },
  shortRegistration: { method: 'POST', path: 'users/:country-short-registration/', member: false },
} as const satisfies Record<string, CallRoute>;

export { reviewLengths } from './review-lengths.ts';

/** Where a call is. `:name` in the path is a parameter. */
export interface CallRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly member: boolean;
  /** It takes one file under this name, as a form of several parts, instead of JSON. */
  readonly upload?: string;
}

/** Calls that take a file. */
export type UploadName = {
  [Name in CallName]: (typeof calls)[Name] extends { readonly upload: string } ? Name : never;
}[CallName];

/** Name of a call: a key of `calls`. */
export type CallName = keyof typeof calls;
