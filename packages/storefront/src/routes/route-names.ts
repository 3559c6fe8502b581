/** Every address of the shop by the name that code uses for it (ROUTE-15). */
export const paths = {
  home: '/',
  menu: '/menu',
  shop: '/e-shop',
  categories: '/e-shop/categories',
  express: '/e-shop/express',
  product: '/e-shop/:param',
  saved: '/saved',
  mails: '/mails/:what',
  cart: '/cart',
  checkout: '/checkout',
  pay: '/pay',
  paySuccess: '/pay/success',
  paySuccessDemir: '/pay/success/demir',
  payError: '/pay/error',
  login: '/login',
  logout: '/logout',
  password: '/password',
  passwordChange: '/password/change',
  passwordReset: '/password/reset/:token',
  register: '/register',
  registerType: '/register/:type',
  profile: '/profile',
  retail: '/retail',
  historyPage: '/order-history',
  orderDetails: '/order-history/:pk',
  business: '/my-business',
  products: '/products',
  catalogue: '/products/catalogue',
  priceList: '/products/price-list',
  certificates: '/products/certificates',
  company: '/forever',
  aboutUs: '/forever/about-us',
  whyForever: '/forever/why-forever',
  marketingPlan: '/forever/marketing-plan',
  events: '/forever/events',
  incentives: '/forever/incentives',
  tools: '/forever/tools',
  faq: '/forever/faq',
  contactUs: '/forever/contact-us',
  media: '/multimedia',
  magazines: '/multimedia/magazines',
  downloads: '/multimedia/downloads',
  videos: '/multimedia/video',
  photo: '/multimedia/photo',
  albums: '/multimedia/photo/album',
  photos: '/multimedia/photo/photos/:album',
  privacyPolicy: '/privacy-policy',
  dataProtect: '/data-protect',
  returns: '/returns',
  salesAgreement: '/sales-agreement',
  legal: '/legal',
  security: '/security',
  unsubscribe: '/unsubscribe',
  unsubscribeSuccess: '/unsubscribe/success',
  unsubscribeFailed: '/unsubscribe/failed',
  ownPage: '/:page',
} as const;

/** Name of an address of the shop: a key of `paths`. */
export type RouteName = keyof typeof paths;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

type PathParams<Name extends RouteName> = Readonly<Record<ParamsOf<(typeof paths)[Name]>, string | number>>;

type SearchValues = Readonly<Record<string, string | number | undefined>>;

const pieces = new Map<RouteName, readonly string[]>();

/** A path as text and names of its parameters, in turns. Cut once: a page of products asks for a hundred addresses. */
const piecesOf = (name: RouteName): readonly string[] => {
  const found = pieces.get(name) ?? paths[name].split(/:([A-Za-z]+)/);
  pieces.set(name, found);
  return found;
};

/** Builds an address by name. Empty and absent search values are left out, so equal lists have equal addresses (SHOP-2). */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[params, search]: ParamsOf<(typeof paths)[Name]> extends never
    ? [params?: undefined, search?: SearchValues]
    : [params: PathParams<Name>, search?: SearchValues]
): string => {
  const values: Readonly<Record<string, string | number>> | undefined = params;
  const path = values
    ? piecesOf(name)
        .map((piece, at) => (at % 2 === 1 ? encodeURIComponent(values[piece] ?? '') : piece))
        .join('')
    : paths[name];
  if (!search) return path;
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  ).toString();
  return query ? `${path}?${query}` : path;
};
