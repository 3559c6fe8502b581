import { calls, type CallName, type CallRoute } from './calls.ts';
import type { ErrorCode } from './errors.ts';

/** What calls are about: headings of the reference, in its order. */
export const callTopics = {
  session: 'Logging in and out, and the devices on which a member is logged in.',
  password: 'A forgotten password, and a new one.',
  member: 'A member’s own data, picture, addresses and account.',
  catalogue: 'Products, categories and search.',
  reviews: 'What those who bought a product think of it.',
  saved: 'Products that a member saved, and notices of those that are sold out.',
  cart: 'The cart of a member or, by its cookie, of a visitor.',
  orders: 'From the cart to a paid order, its documents and its way back.',
  places: 'Regions, provinces, districts, countries and offices.',
  business: 'A member’s months, customers, price list and retail page.',
  registration: 'Forms by which people join.',
  letters: 'What is written to the company, and its newsletter.',
  content: 'The company’s pages, questions, videos, photos and documents.',
} as const;

/** A heading of the reference. */
export type CallTopic = keyof typeof callTopics;

/** What a call is for, as the reference of the API says it. */
export interface CallDoc {
  readonly topic: CallTopic;
  /** One line in the imperative, without a full stop. */
  readonly summary: string;
  /** How it may refuse besides what follows from its route: see `errorsOf`. */
  readonly errors?: readonly ErrorCode[];
}

/** What each line of a cart may be refused for (API-21). */
const lineRefusals = [
  'out_of_stock',
  'once_limit',
  'daily_limit',
  'monthly_limit',
  'min_quantity',
  'disabled',
  'unknown_product',
  'cart_full',
] as const;

/** Every call by name: a new one does not compile without its words. */
export const callDocs: Readonly<Record<CallName, CallDoc>> = {
  login: {
    topic: 'session',
    summary: 'Log in with a member’s id and password',
    errors: ['invalid_credentials', 'account_blocked', 'throttled'],
  },
  logout: { topic: 'session', summary: 'Log out on this device' },
  logoutAll: { topic: 'session', summary: 'Log out on every device' },
  sessions: { topic: 'session', summary: 'List the devices on which the member is logged in' },
  endSession: { topic: 'session', summary: 'Log out on one device' },
  resetPassword: {
    topic: 'password',
    summary: 'Have a link to a new password mailed to a member',
    errors: ['throttled'],
  },
  checkPasswordLink: {
    topic: 'password',
    summary: 'Tell whether the link that was mailed can still set a password, without using it',
    errors: ['throttled'],
  },
  confirmPassword: {
    topic: 'password',
    summary: 'Set the password by the link that was mailed',
    errors: ['throttled'],
  },
  changePassword: {
    topic: 'password',
    summary: 'Change the password, knowing the old one',
    errors: ['throttled'],
  },
  user: { topic: 'member', summary: 'Read the member’s own data' },
  editUser: {
    topic: 'member',
    summary: 'Change e-mail address, phone number or newsletter',
    errors: ['not_home_country', 'throttled'],
  },
  setAvatar: {
    topic: 'member',
    summary: 'Set the member’s picture: a JPEG, PNG or WebP',
    errors: ['not_home_country', 'throttled'],
  },
  deleteAvatar: { topic: 'member', summary: 'Remove the member’s picture', errors: ['not_home_country'] },
  exportUser: { topic: 'member', summary: 'Export all that is kept of the member', errors: ['throttled'] },
  deleteAccount: {
    topic: 'member',
    summary: 'Delete the account',
    errors: ['not_home_country', 'throttled'],
  },
  addresses: { topic: 'member', summary: 'List saved addresses' },
  addAddress: { topic: 'member', summary: 'Save an address' },
  editAddress: { topic: 'member', summary: 'Change what is named of a saved address' },
  deleteAddress: { topic: 'member', summary: 'Delete a saved address' },
  products: { topic: 'catalogue', summary: 'List or search products', errors: ['throttled'] },
  product: { topic: 'catalogue', summary: 'Read a product' },
  categories: { topic: 'catalogue', summary: 'List categories with how many products they have' },
  suggest: { topic: 'catalogue', summary: 'Suggest products while a search is typed', errors: ['throttled'] },
  reviews: { topic: 'reviews', summary: 'List the reviews of a product' },
  writeReview: {
    topic: 'reviews',
    summary: 'Review a product that was bought',
    errors: ['not_bought', 'already_reviewed', 'throttled'],
  },
  editReview: { topic: 'reviews', summary: 'Change what is named of the own review', errors: ['throttled'] },
  deleteReview: { topic: 'reviews', summary: 'Delete the own review', errors: ['throttled'] },
  markHelpful: { topic: 'reviews', summary: 'Say that a review helped', errors: ['throttled'] },
  reportReview: { topic: 'reviews', summary: 'Report a review to the operator', errors: ['throttled'] },
  savedProducts: { topic: 'saved', summary: 'List saved products, the last one first' },
  joinSaved: { topic: 'saved', summary: 'Add what a visitor had saved in the browser' },
  savedProduct: { topic: 'saved', summary: 'Ask whether a product is saved' },
  saveProduct: { topic: 'saved', summary: 'Save a product' },
  unsaveProduct: { topic: 'saved', summary: 'Take a product off the saved ones' },
  notifyMe: {
    topic: 'saved',
    summary: 'Ask for a mail when a product is in stock again',
    errors: ['throttled'],
  },
  cart: { topic: 'cart', summary: 'Read the cart with its totals, minimum and messages' },
  cartShort: { topic: 'cart', summary: 'Read what a small view of the cart shows' },
  cartAdd: {
    topic: 'cart',
    summary: 'Add a product, or several at once',
    errors: [...lineRefusals, 'throttled'],
  },
  cartRemove: { topic: 'cart', summary: 'Take a product out of the cart' },
  cartLine: { topic: 'cart', summary: 'Set how many of a product the cart holds', errors: lineRefusals },
  setCartLine: {
    topic: 'cart',
    summary: 'Set how many of a product the cart holds, put in or taken out as it needs',
    errors: [...lineRefusals, 'throttled'],
  },
  cartLines: { topic: 'cart', summary: 'Look up and judge product codes, the cart unchanged' },
  cartEmpty: { topic: 'cart', summary: 'Empty the cart' },
  createOrder: {
    topic: 'orders',
    summary: 'Make a draft of the cart',
    errors: ['below_minimum', 'unavailable', 'ordering_stopped'],
  },
  orders: { topic: 'orders', summary: 'List the member’s orders, the last one first' },
  order: { topic: 'orders', summary: 'Read an order' },
  orderPayments: { topic: 'orders', summary: 'List ways to pay for an order' },
  orderDeliveries: { topic: 'orders', summary: 'List deliveries to a province and district' },
  placeOrder: {
    topic: 'orders',
    summary: 'Place an order: payment, delivery, address',
    errors: ['agreements_required', 'cannot_place', 'already_paid', 'ordering_stopped', 'throttled'],
  },
  cancelOrder: { topic: 'orders', summary: 'Cancel an order that is not paid' },
  reorder: { topic: 'orders', summary: 'Put the lines of an order into the cart again' },
  receipt: {
    topic: 'orders',
    summary: 'Fetch the order’s document (PDF)',
    errors: ['conflict', 'throttled'],
  },
  withdraw: {
    topic: 'orders',
    summary: 'Withdraw from a purchase, whole or in part',
    errors: ['term_over'],
  },
  reminder: { topic: 'orders', summary: 'Ask whether an order is reminded of each month' },
  setReminder: { topic: 'orders', summary: 'Be reminded of an order each month' },
  endReminder: { topic: 'orders', summary: 'Be reminded no more' },
  coupons: { topic: 'orders', summary: 'List the member’s coupons' },
  regions: { topic: 'places', summary: 'List regions that have a stock of their own' },
  allCountries: { topic: 'places', summary: 'List all countries of the world' },
  provinces: { topic: 'places', summary: 'List provinces' },
  districts: { topic: 'places', summary: 'List districts of a province' },
  offices: { topic: 'places', summary: 'List offices and pickup points' },
  sponsor: { topic: 'registration', summary: 'Look up who may be named as sponsor', errors: ['throttled'] },
  businessVolume: { topic: 'business', summary: 'Read the member’s months and the way to the next level' },
  businessSales: { topic: 'business', summary: 'List orders of the member’s customers' },
  priceList: { topic: 'business', summary: 'Get the address of the price list (PDF) for an hour' },
  retail: { topic: 'business', summary: 'Read the member’s retail page' },
  applyForRetail: {
    topic: 'business',
    summary: 'Apply for a retail page under a name',
    errors: ['level_too_low', 'not_home_country', 'name_taken'],
  },
  editRetail: {
    topic: 'business',
    summary: 'Change what is named of the retail page’s links',
    errors: ['not_home_country', 'not_found'],
  },
  retailAvailable: {
    topic: 'business',
    summary: 'Ask whether a name is left for a retail page',
    errors: ['throttled'],
  },
  registrationForm: { topic: 'registration', summary: 'Read a registration form as data' },
  register: { topic: 'registration', summary: 'Join by a registration form', errors: ['throttled'] },
  shortRegistration: {
    topic: 'registration',
    summary: 'Open online access for a member on paper',
    errors: ['throttled'],
  },
  newsletter: { topic: 'letters', summary: 'Subscribe to the newsletter', errors: ['throttled'] },
  feedback: { topic: 'letters', summary: 'Write to the company', errors: ['throttled'] },
  front: { topic: 'content', summary: 'Read the words and news of the front page' },
  contentPage: { topic: 'content', summary: 'Read a page or a legal text' },
  eventPage: { topic: 'content', summary: 'Read the page of events' },
  incentivePage: { topic: 'content', summary: 'Read the page of incentives' },
  whyForeverPage: { topic: 'content', summary: 'Read the page of reasons' },
  questions: { topic: 'content', summary: 'List questions with their answers' },
  questionCategories: { topic: 'content', summary: 'List kinds of questions' },
  videos: { topic: 'content', summary: 'List videos, the newest first' },
  videoCategories: { topic: 'content', summary: 'List kinds of videos' },
  certificates: { topic: 'content', summary: 'List certificates' },
  certificatesByKind: { topic: 'content', summary: 'List certificates of a kind' },
  certificateCategories: { topic: 'content', summary: 'List kinds of certificates' },
  albums: { topic: 'content', summary: 'List albums of photos' },
  album: { topic: 'content', summary: 'Read an album' },
  photos: { topic: 'content', summary: 'List photos' },
  magazines: { topic: 'content', summary: 'List magazines' },
  downloads: { topic: 'content', summary: 'List files to download' },
  downloadCategories: { topic: 'content', summary: 'List kinds of files' },
  catalogues: { topic: 'content', summary: 'List printed catalogues' },
};

/** What each code means to who calls, as the reference of the API says it: one line without a full stop. */
export const errorDocs: Readonly<Record<ErrorCode, string>> = {
  invalid: 'what was sent does not fit; each field that is wrong has its messages',
  invalid_credentials: 'no member has this id and password',
  account_blocked: 'the operator has blocked this member',
  not_authenticated: 'the call needs a member’s token',
  authentication_failed: 'the token is none, or its session has ended: log in again',
  permission_denied: 'not allowed to this member, or sent by another site’s page',
  not_home_country: 'a member’s data are changed on the site of their home country only',
  level_too_low: 'the member’s level does not allow it yet',
  not_bought: 'only those who bought the product review it',
  not_found: 'there is no such address, or nothing of that id for this member',
  conflict: 'it met another change, or is not possible in the present state: read anew, then try again',
  idempotency_conflict: 'the same `Idempotency-Key` came with another body before',
  name_taken: 'another retail page has this name',
  already_reviewed: 'the member has reviewed this product: change that review',
  cannot_place: 'some `products` can no longer be had as ordered: mend the cart and make a new draft',
  already_paid: 'the order is paid and no longer changes',
  term_over: 'the days for a withdrawal are over',
  ordering_stopped: 'no orders are taken for a while, as during a stock count; carts stay',
  out_of_stock: 'more than the `available` units are wanted',
  once_limit: 'more than an order may have; `available` is how many it may',
  daily_limit: 'more than a member may buy in a day; `available` is what is left',
  monthly_limit: 'more than a member may buy in a month; `available` is what is left',
  min_quantity: 'at least one unit',
  disabled: 'the product is not sold at present',
  unknown_product: 'there is no product of this code',
  cart_full: 'the cart takes no further product',
  below_minimum: 'the goods do not reach the smallest order; `missing` is the amount',
  unavailable: 'the cart has `products` that can’t be had',
  agreements_required: 'texts that the country wants accepted are missing in `agreements`',
  too_large: 'the body is too large',
  unsupported_media_type: 'the body is of a type that the call does not take',
  throttled: 'too many; `Retry-After` says when again',
  maintenance: 'the shop is closed for maintenance; `Retry-After` says when to ask again',
  unavailable_service: 'the server can’t answer just now; `Retry-After` says when to ask again',
  server_error: 'a fault of the server, which it has noted',
};

/** How any call may refuse: it is not asked as it must be, or the shop can't just now (API-5). */
const anyCall = [
  'invalid',
  'authentication_failed',
  'not_found',
  'too_large',
  'unsupported_media_type',
  'maintenance',
  'unavailable_service',
  'server_error',
] as const;

/**
 * All codes with which a call may refuse, its own and those that follow from its route: 401 for members’ calls, 403 for what another
 * site sends and 409 for what meets another change, both of what writes, 409 of API-7 for what makes something.
 */
export const errorsOf = (name: CallName): readonly ErrorCode[] => {
  const { member, method }: CallRoute = calls[name];
  return [
    ...new Set<ErrorCode>([
      ...anyCall,
      ...(member ? (['not_authenticated'] as const) : []),
      ...(method === 'GET' ? [] : (['permission_denied', 'conflict'] as const)),
      ...(method === 'POST' ? (['idempotency_conflict'] as const) : []),
      ...(callDocs[name].errors ?? []),
    ]),
  ];
};
