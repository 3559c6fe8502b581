import { sourceOf } from './source-of.ts';

/** How paths begin in a folder of `packages`: a folder of it, a module with its styles (`name.`), or without them (`name.ts`). */
const inFolder = (folder: string, ...beginnings: readonly string[]): readonly string[] =>
  beginnings.map((beginning) => `/packages/${folder}/src/${beginning}`);

interface Chunk {
  readonly name: string;
  /** How the paths of what it is made of begin. */
  readonly paths: readonly string[];
  /** Part of those paths, but not of it. */
  readonly except?: readonly string[];
}

const holds = ({ paths, except = [] }: Omit<Chunk, 'name'>, id: string): boolean =>
  paths.some((path) => id.includes(path)) && !except.some((path) => id.includes(path));

/** What no page shows before somebody acts, or only those of buying do: neither its code nor its styles travel with the first. */
const later: Omit<Chunk, 'name'> = {
  paths: [
    ...inFolder(
      'ui',
      'category-tile/',
      'checkbox/',
      'combobox/',
      'dialog/',
      'empty-state/',
      'error-summary/',
      'flip-pages/',
      'lightbox/',
      'masked-input/',
      'meter/',
      'modal/',
      'notice/',
      'pagination/',
      'password-field/',
      'radio-cards/',
      'skeleton/',
      'steps/',
      'sticky-bar/',
      'summary-list/',
      'surface/',
      'table/',
      'text-area/',
      'text-field/',
      'video-player/',
    ),
    ...inFolder(
      'storefront',
      'features/addresses/',
      'features/business/',
      'features/cart/cart-arrival.ts',
      'features/cart/checkout-obstacle.ts',
      'features/cart/free-delivery-meter.ts',
      'features/cart/use-cart-view.ts',
      'features/cart/use-cart-words.ts',
      'features/cart/use-go-to-checkout.ts',
      'features/cart/view-cart.ts',
      'features/checkout/checkout-steps.',
      'features/checkout/enclosure/',
      'features/checkout/ordered-brief.',
      'features/company/',
      'features/media/',
      'features/orders/',
      'features/profile/',
      'features/registration/',
      'features/session/',
      'screens/order-history/history-skeleton.ts',
      'shared/arrival/',
      'shared/columns/',
      'shared/fetched/',
      'shared/form/',
      'shared/format/month-name.ts',
      'shared/format/use-dates.ts',
      'shared/link/category-links.',
      'shared/loading/screen-skeleton.ts',
      'shared/order/',
      'shared/outcome.ts',
      'shared/rich-text/',
      'shared/session/level-names.ts',
      'shared/session/log-out.ts',
      'shared/shop-notice/shop-notice.ts',
      'shared/totals/',
    ),
    ...inFolder(
      'cart-rules',
      'area.ts',
      'arrival-of.ts',
      'arrival.ts',
      'delivery.ts',
      'free-delivery.ts',
      'gifts.ts',
      'level-names.ts',
      'payment.ts',
      'review-cart.ts',
      'review-line.ts',
    ),
    ...inFolder(
      'country',
      'address/',
      'arrival/',
      'forms/',
      'place-name.ts',
      'read-phone.ts',
      'registration/',
    ),
    ...inFolder(
      'i18n',
      'format-date.ts',
      'latin-letters.ts',
      'local-time.ts',
      'member-id.ts',
      'search-fold.ts',
      'to-latin.ts',
    ),
  ],
  except: inFolder('storefront', 'features/orders/last-order/deferred-'),
};

/** Chunks by what they are made of, the first that wants a module first. */
const byPath: readonly Chunk[] = [
  {
    // How a cart is judged and shown, for cart, mini-cart and checkout: what three parts need would come with every page.
    name: 'judging',
    paths: [
      ...inFolder(
        'cart-rules',
        'area.ts',
        'delivery.ts',
        'free-delivery.ts',
        'gifts.ts',
        'payment.ts',
        'review-cart.ts',
        'review-line.ts',
        'sums.ts',
      ),
      ...inFolder(
        'storefront',
        'features/cart/checkout-obstacle.',
        'features/cart/free-delivery-meter.',
        'features/cart/next-to.',
        'features/cart/use-cart-view.',
        'features/cart/use-cart-words.',
        'features/cart/use-go-to-checkout.',
        'features/cart/view-cart.',
        'shared/shop-notice/',
      ),
    ],
  },
  {
    // What stands under and in place of the parts of a page: a few lines each, asked for together.
    name: 'surfaces',
    paths: inFolder('ui', 'skeleton/', 'surface/'),
  },
  {
    // Small parts of the shop's list that others need, too: as chunks of their own each would be named twice in its document.
    name: 'listing',
    paths: inFolder('ui', 'checkbox/', 'empty-state/', 'pagination/'),
  },
  {
    // What cart, checkout and orders come to: small parts, each of which a page would name by itself.
    name: 'sums',
    paths: [
      ...inFolder('ui', 'meter/', 'summary-list/'),
      ...inFolder('storefront', 'shared/columns/', 'shared/order/begin-order.', 'shared/totals/'),
    ],
  },
  {
    // What stands around an order and sums it up, from checkout to thanks.
    name: 'ordering',
    paths: [
      ...inFolder(
        'storefront',
        'features/checkout/checkout-steps.',
        'features/checkout/enclosure/',
        'features/checkout/ordered-brief.',
      ),
      ...inFolder('ui', 'steps/'),
    ],
  },
  {
    // How days are written: by itself, or a page with one date would bring all that lists of orders are made of.
    name: 'dates',
    paths: [
      ...inFolder('storefront', 'shared/format/use-dates.ts'),
      ...inFolder('i18n', 'format-date.ts', 'local-time.ts'),
    ],
  },
  {
    // What the company's pages and media share: in chunks of their own each would be named in the first script, which knows what
    // every screen brings. Players, lightbox and their like, in folders of media, are not among it.
    name: 'pages',
    paths: inFolder(
      'storefront',
      'features/company/',
      'features/media/',
      'shared/link/category-links.',
      'shared/rich-text/',
    ),
    except: inFolder(
      'storefront',
      'features/media/lightbox/',
      'features/media/photos/',
      'features/media/printed/',
      'features/media/videos/',
    ),
  },
  {
    // What lists of orders are made of: small parts, which every page that names them would otherwise name one by one.
    name: 'orders',
    paths: [
      ...inFolder('ui', 'table/'),
      ...inFolder(
        'storefront',
        'features/orders/history/order-table.',
        'features/orders/status-badge.',
        'features/orders/status-words.',
        'shared/format/month-name.',
      ),
    ],
  },
  {
    // What tells the day on which an order comes: after pages that everybody sees, with those of buying.
    name: 'arrival',
    paths: [...inFolder('cart-rules', 'arrival.'), ...inFolder('country', 'arrival/')],
  },
  {
    // Small parts that questions are made of: asked for together.
    name: 'question',
    paths: inFolder('ui', 'dialog/', 'radio-cards/'),
  },
  {
    // What follows every page once it answers: asked for together.
    name: 'afterwards',
    paths: inFolder(
      'storefront',
      'consent-and-newsletter/listen-to-forms.',
      'consent-and-newsletter/load-fragment.',
      'consent-and-newsletter/refused-storage.',
      'layout/watch-edges.',
      'shared/offline/keep-seen.',
      'shared/offline/start-offline.',
      'shared/offline/watch-network.',
    ),
  },
  {
    // How an order stands: a line or two each, asked for by many.
    name: 'standing',
    paths: inFolder(
      'storefront',
      'features/orders/is-payable.',
      'features/orders/unpaid-notice.',
      'features/orders/use-pay.',
      'features/orders/went-through.',
    ),
  },
  {
    // Who logs in, on a page, in the panel or over the checkout: asked for together.
    name: 'visitor',
    paths: inFolder(
      'storefront',
      'features/registration/use-online-registration.',
      'features/session/forgot-password.',
      'features/session/landing-after-login.',
      'features/session/login-form.',
      'features/session/login-reason.',
      'features/session/member-id-field.',
      'features/session/told-refusal.',
      'features/session/use-first-focus.',
      'features/session/use-log-in.',
      'features/session/visitor-views.',
    ),
  },
];

/** Every beginning of a path that decides where a module goes: one that no file has is a slip. */
export const chunkPaths: readonly string[] = [later, ...byPath].flatMap(({ paths, except = [] }) => [
  ...paths,
  ...except,
]);

/** Into which chunks the browser's code is cut; the first group that wants a module gets it. */
export const chunkGroups = [
  {
    // All that every page begins with is one chunk with the entry itself: two halves would each name what they give the other, and
    // compress worse by 2 kB. The worker stays by itself.
    name: 'first',
    tags: ['$initial'] satisfies ['$initial'],
    test: (id: string) => !id.includes('/storefront/src/worker/'),
  },
  {
    // Of the rest, what three or more parts need is one chunk: few requests, and it compresses better than many small ones.
    name: 'shared',
    minShareCount: 3,
    test: (id: string) => id.includes('/packages/') && !holds(later, id),
  },
  ...byPath.map((chunk) => ({ name: chunk.name, test: (id: string) => holds(chunk, id) })),
].map((group) => ({ ...group, test: (id: string) => group.test(sourceOf(id)) }));
