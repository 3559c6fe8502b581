import { z } from 'zod';
import { caseCredit, id, level, moment, money } from './scalars.ts';

/** A document whole: the bytes of `application/pdf`. */
export const pdf = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A member as every page may show them (API-10). */
export const user = z.object({
  pk: id,
  username: z.string(),
  avatar: z.string().nullable(),
  extraFields: z.object({ name: z.string(), surname: z.string(), level }),
  homeCountry: z.string(),
});

/** What is kept of a member for themselves; numbers of theirs are masked (API-11). */
export const profile = z.object({
  sponsorId: z.string().nullable(),
  sponsorName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  nationalNumber: z.string().nullable(),
  /** As it was typed when registering; null without one. */
  middleName: z.string().nullable(),
  /** The numbers on record, called what the form called them by which the member joined; all but their last four signs masked. */
  numbers: z.array(
    z.object({ name: z.enum(['nationalId', 'taxNumber', 'iban']), label: z.string(), value: z.string() }),
  ),
  province: z.string().nullable(),
  district: z.string().nullable(),
  city: z.string().nullable(),
  address: z.string().nullable(),
  newsletter: z.boolean(),
  editable: z.boolean(),
  /** Where it is edited when that is not here: the origin of the home country's site, if it is known (ACC-5). */
  homeSite: z.string().nullable(),
  /** The texts that were accepted, the oldest first: which version, and when. */
  consents: z.array(z.object({ slug: z.string(), version: z.string(), at: moment })),
});

/** All that is kept of a member in the register and in one country's shop: rows by table (ACC-7). */
export const memberExport = z.object({
  exportedAt: moment,
  shop: z.string(),
  /** Amounts of the rows are whole numbers of the smallest unit: so many `digits` follow the decimal point. */
  amounts: z.object({ currency: z.string(), digits: z.int() }),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** A device on which the member is logged in. `device` is what it calls itself, `Chrome · Android`; empty for one that says nothing. */
export const session = z.object({ id, device: z.string(), lastUsed: moment, current: z.boolean() });

const limit = z.object({ limit: z.int().nullable(), used: z.int() });
/** How many of a product may be bought in one order, a day and a month; null: any number (LIM-1 to LIM-3). */
export const limits = z.object({ once: limit, daily: limit, monthly: limit });

/** What those who bought a product think of it: the average of their stars, to two decimals, and how many there are. */
export const rating = z.object({ average: z.number().min(1).max(5), count: z.int().min(1) });

/** A product as lists show it (API-17). */
export const product = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  productCode: z.string(),
  /** Slug of its category. */
  category: z.string(),
  currency: z.string(),
  price: money,
  memberPrice: money.optional(),
  /** The price as text, by the country's format. */
  strGrossCost: z.string(),
  cc: caseCredit,
  /** Units in stock. */
  amount: z.int(),
  /** Units of it in the caller's cart. */
  quantity: z.int(),
  disabled: z.boolean(),
  /** Whether a level discount applies, so that a browser can show a member's own price. */
  discountable: z.boolean(),
  /** 90 px thumbnail. */
  photo: z.string(),
  img: z.string(),
  /** Ground colour shown while the picture loads. */
  background: z.string(),
  isPopular: z.boolean(),
  hasPromotion: z.boolean(),
  oldPrice: money.optional(),
  limits,
  /** Of the reviews that are shown; absent without any (SHOP-12). */
  rating: rating.optional(),
});

/** A product as its own page shows it (API-18). */
export const productDetails = product.extend({
  categoryName: z.string(),
  description: z.string(),
  usage: z.string(),
  ingredients: z.string(),
  /** What the law wants said of such a product: a food supplement's warnings; empty where it wants nothing. */
  notice: z.string(),
  /** Its pictures, 800 px wide, at least one; the first is that of `img`. Each lies beside it 90 px wide too (SHOP-10). */
  images: z.array(z.string()),
  related: z.array(product),
});

/** A member's review of a product that they bought (API-71). */
export const review = z.object({
  id,
  /** 1 to 5. */
  stars: z.int().min(1).max(5),
  /** Empty without one. */
  title: z.string(),
  text: z.string(),
  /** First name and the surname's initial. */
  author: z.string(),
  /** When it was written. */
  date: moment,
  /** When it was last changed; absent where it never was. */
  edited: moment.optional(),
  /** Whether the author bought the product here. */
  verified: z.boolean(),
  /** How many members found it helpful. */
  helpful: z.int(),
  /** The shop's own words to it. */
  answer: z.string().optional(),
  /** Language of the page on which it was written. */
  language: z.string(),
  /** Whether the caller wrote it, and whether they found it helpful: absent when not. */
  own: z.literal(true).optional(),
  marked: z.literal(true).optional(),
});

/** A review is shown to all, or waits for the operator, or was hidden by the operator. */
export const reviewStates = ['shown', 'waiting', 'hidden'] as const;

/** The caller's own review, whoever else sees it. */
export const ownReview = review.extend({ state: z.enum(reviewStates) });

/** How many reviews gave each number of stars. */
export const starCounts = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() });

/** Whether a member is reminded of an order's products each month, and when next (SHOP-13). */
export const reminder = z.object({ active: z.boolean(), next: moment.nullable() });

/** A category with how many products it has (API-19). */
export const category = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  photo: z.string(),
  background: z.string(),
  productCount: z.int(),
});

/** A product as it is suggested while a search is typed (API-65). */
export const suggestion = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  photo: z.string(),
  price: money,
  oldPrice: money.optional(),
  /** The price as text, by the country's format. */
  strGrossCost: z.string(),
  /** Whether a level discount applies, so that a browser can show a member's own price. */
  discountable: z.boolean(),
});

/** A line of a cart or an order: amounts are money on the wire, units whole numbers. */
export const cartLine = z.object({
  code: z.string(),
  productId: id,
  slug: z.string(),
  productName: z.string(),
  photo: z.string(),
  unitPrice: money,
  unitCc: caseCredit,
  quantity: z.int(),
  totalPrice: money,
  totalCc: caseCredit,
  limits,
  remainingStock: z.int(),
  available: z.boolean(),
  discountable: z.boolean(),
  priceChangedFrom: money.optional(),
  gift: z.boolean().optional(),
  /** Units of an order's line that were never sent: they were gone when its payment was accepted (PAY-12). */
  notSent: z.int().min(1).optional(),
});

/** What a cart or an order comes to: money on the wire, the discount in percent. */
export const totals = z.object({
  subTotal: money,
  discount: money,
  /** Percent, e.g. `30` or `4.5`. */
  discountPercent: z.number(),
  totalWithoutDiscount: money,
  deliveryFee: money.nullable(),
  additionalTax: money,
  paymentFee: money.optional(),
  coupon: money.optional(),
  totalCc: caseCredit,
  total: money,
});

/** What the rules say of a cart, in words of the path’s language; `productCode` where it is about one line. */
export const cartMessage = z.object({
  code: z.string(),
  text: z.string(),
  productCode: z.string().optional(),
});

/** A cart with all that the rules say of it: totals, what is missing to the minimum and to free delivery, messages (API-24). */
export const cart = z.object({
  totalQuantity: z.int(),
  currency: z.string(),
  items: z.array(cartLine),
  totals,
  minimum: z.object({ amount: money, missing: money, met: z.boolean() }).nullable(),
  freeDelivery: z
    .object({ missing: money.optional(), missingCc: caseCredit.optional(), met: z.boolean() })
    .nullable(),
  /** Whether a gift is left to be given; absent where the country gives none. */
  giftAvailable: z.boolean().optional(),
  canOrder: z.boolean(),
  messages: z.array(cartMessage),
});

/** What a small view of the cart shows (API-23). */
export const shortCart = z.object({
  totalQuantity: z.int(),
  items: z.array(
    z.object({
      code: z.string(),
      productName: z.string(),
      quantity: z.int(),
      unitPrice: money,
      strGrossCost: z.string(),
      photo: z.string(),
      slug: z.string(),
      productId: id,
    }),
  ),
  subTotal: money,
  currency: z.string(),
});

/** How many units a cart holds in all. */
export const cartCount = z.object({ count: z.int() });

/** What became of each line that was to be put in, in the order asked. */
export const addResults = z.object({
  results: z.array(z.object({ productCode: z.string(), ok: z.boolean(), message: z.string().optional() })),
  count: z.int(),
});

/** A cart after its change. */
export const cartChange = z.object({ count: z.int(), cart });

/** Key of an order. */
export const orderKey = z.object({ pk: z.int() });

const named = z.object({ id, name: z.string() });

/** A saved address (API-11 and following). */
export const address = z.object({
  id,
  recipientName: z.string(),
  province: named.nullable(),
  district: named.nullable(),
  city: z.string(),
  address: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  /** What the country's address asks for beyond these, by field; absent when nothing is there. */
  added: z.record(z.string(), z.string()).optional(),
});

/** A field of an order's address that only its country asks for, with its label in the language. */
export const addedFact = z.object({ name: z.string(), label: z.string(), value: z.string() });

/** Where a coupon stands. */
export const couponStates = ['usable', 'used', 'expired', 'taken_back'] as const;

/** A member's coupon: bound to the member, good until the last moment of its last day. */
export const coupon = z.object({
  /** As it is said and typed: `7F3K-2QM9`. */
  code: z.string(),
  amount: money,
  validUntil: moment,
  state: z.enum(couponStates),
  /** Code of the order that earned it. */
  earnedWith: z.string(),
});

/**
 * The days between which an order comes, `2026-11-24`, by the country's calendar; equal where it is one day. What is collected is
 * ready from the first on (DLV-6).
 */
export const arrival = z.object({ from: z.iso.date(), to: z.iso.date() });

/** All states of an order, in the order in which it goes through them (ORD-1). */
export const orderStatuses = [
  'draft',
  'awaiting_payment',
  'confirmed',
  'paid',
  'paid_review',
  'shipped',
  'delivered',
  'cancelled',
  'expired',
  'refused',
  'returned',
  'refunded',
] as const;

/** Where an order stands (ORD-1). */
export const orderStatus = z.enum(orderStatuses);

/** Where a return stands: the buyer has declared it, or the goods came back. */
export const returnStates = ['requested', 'received'] as const;

/** Units of an order that go back or have come back (ORD-7). */
export const orderReturn = z.object({
  at: moment,
  state: z.enum(returnStates),
  /** The buyer's or the operator's words; empty when none were given. */
  reason: z.string(),
  lines: z.array(z.object({ productCode: z.string(), quantity: z.int().min(1) })),
});

/** Money of an order on its way back or given back (PAY-10). */
export const orderRefund = z.object({
  at: moment,
  state: z.enum(['pending', 'done']),
  amount: money,
});

/** An order whole (API-26). */
export const order = z.object({
  pk: id,
  code: z.string(),
  status: orderStatus,
  createdAt: moment,
  payDate: moment.nullable(),
  currency: z.string(),
  address1: z.string().nullable(),
  province: z.string().nullable(),
  district: z.string().nullable(),
  recipientName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** In the order of the country's form; absent when there is none. */
  addressAdded: z.array(addedFact).min(1).optional(),
  appliedDiscount: z.number(),
  discountAmount: money,
  ccSum: caseCredit,
  deliveryFee: money.nullable(),
  /** Slug of the delivery, null while none is chosen; `deliveryName` is its name in the language. */
  deliveryType: z.string().nullable(),
  deliveryName: z.string().nullable(),
  details: z.array(cartLine),
  paymentFee: money,
  paymentPercent: z.number(),
  payment: z.string().nullable(),
  paymentName: z.string().nullable(),
  paymentData: z
    .object({
      formActionUrl: z.string(),
      formHiddenFields: z.record(z.string(), z.string()),
    })
    .nullable(),
  pickupNameSurname: z.string().nullable(),
  pickupPhone: z.string().nullable(),
  subTotal: money,
  additionalTax: money,
  total: money,
  comment: z.string(),
  owner: z.object({
    fboId: z.string(),
    name: z.string(),
    level,
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** Month in which it was paid, `2026-11`, by the country's calendar (ORD-6). */
  billedTo: z.string().nullable(),
  history: z.array(z.object({ status: orderStatus, at: moment })),
  reservedUntil: moment.nullable(),
  /** As promised when it was placed, whatever has changed since; absent where no day was. */
  arrives: arrival.optional(),
  /** What a coupon took off the goods, and which. */
  coupon: money.optional(),
  couponCode: z.string().optional(),
  /** The coupon that the order earns: promised, and without a code, until the order is paid. */
  couponEarned: z
    .object({
      amount: money,
      code: z.string().nullable(),
      validUntil: moment.nullable(),
      state: z.enum(['promised', ...couponStates]),
    })
    .optional(),
  /** What went back, the oldest first; absent while nothing has. */
  returns: z.array(orderReturn).min(1).optional(),
  refunds: z.array(orderRefund).min(1).optional(),
  /** The buyer may withdraw from the purchase by the form (API-73), until then; `null`: its term begins with the delivery. */
  withdrawal: z.object({ until: moment.nullable() }).optional(),
});

/** An order without its lines. */
export const orderSummary = order.omit({ details: true });

/** An order in a list: instead of its lines, how many there are, their units without gifts, and the first of them. */
export const listedOrder = orderSummary.extend({
  goods: z.object({
    lines: z.int(),
    units: z.int(),
    first: z.array(z.object({ productName: z.string(), photo: z.string() })).max(4),
  }),
});

/** A way to pay; `paymentPercent` is what it adds, `paymentFee` that in money (API-27). */
export const paymentMethod = z.object({
  slug: z.string(),
  name: z.string(),
  paymentPercent: z.number(),
  paymentFee: money,
  description: z.string(),
});

/** A way of delivery to a place, with its fee (API-28). */
export const deliveryMethod = z.object({
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['courier', 'pickup']),
  fee: money,
  freeFrom: z.string().optional(),
  description: z.string(),
  hours: z.string().optional(),
  address: z.string().optional(),
  /** When it would come were the order placed now, to the place as far as it is chosen; absent where no day is promised. */
  arrives: arrival.optional(),
});

/** A province, district or region with its name in the language of the path. */
export const region = named;

/** A region of the country's own picker; its `pk` goes into the `store` header (API-36). */
export const storeRegion = z.object({ pk: z.int(), region: z.string() });
/** A country of the world: `code` is two letters of ISO 3166-1 (API-38). */
export const countryName = z.object({ id, name: z.string(), code: z.string() });

/** Addresses with `https`, a phone number (E.164), a measurement id; null for what is not told. */
export const retailLinks = z.object({
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  twitter: z.string().nullable(),
  youtube: z.string().nullable(),
  whatsapp: z.string().nullable(),
  googleAnalytics: z.string().nullable(),
});

/**
 * An owner as strangers may see them: `name` has the surname's initial only. `page`: how who has an active retail page is reached
 * (SHELL-9).
 */
export const sponsor = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  page: z
    .object({
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      links: retailLinks.omit({ googleAnalytics: true }),
    })
    .optional(),
});

/** A member's retail page (RTL-2). `name`, `expires` are null where there is none; `reason` comes with a refusal. */
export const retail = z.object({
  status: z.enum(['none', 'received', 'active', 'refused', 'expired']),
  name: z.string().nullable(),
  expires: moment.nullable(),
  reason: z.string().optional(),
  links: retailLinks,
  /** Leads to the shop with the member as referrer: by the page's name while it is active; null for who refers nobody. */
  referralLink: z.string().nullable(),
  /** Visitors who came by the link, each once a day, and their orders that stand. */
  visits: z.int(),
  orders: z.int(),
});

const registrationField = z.object({
  name: z.string(),
  /** `text`, `password`, `consent` (true or false), `province` and `district` (ids), `country` (two letters of ISO 3166-1). */
  kind: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  required: z.boolean(),
  autocomplete: z.string(),
  inputMode: z.string(),
  mask: z.string().optional(),
  maxLength: z.int(),
  checks: z.array(z.looseObject({ kind: z.string() })),
});

/** A registration form as data, with its words in the language of the path (REG-2). */
export const registrationForm = z.object({
  type: z.string(),
  groups: z.array(z.object({ title: z.string(), fields: z.array(registrationField) })),
  /** What must be named in `agreements`. */
  agreements: z.array(z.object({ slug: z.string(), version: z.string(), required: z.boolean() })),
});

/** A month of a member's business: `cc` is `own`, of paid orders of their own, and `newMembers` together. */
export const businessMonth = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  cc: caseCredit,
  own: caseCredit,
  /** Of members whom they sponsored and who joined in this month or the one before. */
  newMembers: caseCredit,
  /** Paid orders of their own. */
  orders: z.int().min(0),
});

/** A member's months, and how far it is to the next level: what is missing, and until when it counts (REG-11). */
export const businessVolume = z.object({
  months: z.array(businessMonth),
  level,
  next: z.object({ level, missingCc: caseCredit, until: moment }).nullable(),
});

/** An order of a customer; no name once their account is gone. */
export const sale = z.object({
  date: moment,
  firstName: z.string().nullable(),
  total: money,
  cc: caseCredit,
  kind: z.enum(['sponsored', 'referred']),
});

/** A day, `2026-11-22`. */
const day = z.iso.date();

/** Where a picture, clip or document is: on this host, or (videos only) on one that the country allows. */
const file = z.string();

/** A picture of a rich page, with its space. */
export const contentPicture = z.object({ url: file, width: z.int(), height: z.int(), alt: z.string() });

/** A page of the company's own words (API-35); `body` is HTML that was made from checked Markdown. */
export const contentPage = z.object({
  title: z.string(),
  /** For search engines. */
  description: z.string(),
  body: z.string(),
  /** Since when it says so. */
  date: day,
  picture: contentPicture.nullable(),
  /** Of a legal text; null for other pages. */
  version: z.string().nullable(),
  /** All versions of a legal text that are in force or were, the newest first. */
  versions: z.array(z.object({ version: z.string(), date: day })),
});

/** A card of a page: an event, an incentive, a reason (API-35). */
export const contentCard = z.object({
  id,
  title: z.string(),
  description: z.string(),
  photo: file,
  date: day.optional(),
  url: z.string().optional(),
});

/** A page with cards below its words (API-35). */
export const cardPage = contentPage.omit({ version: true, versions: true }).extend({
  cards: z.array(contentCard),
});

/** The words of the front page, and its news: events and incentives, the next day first, then the latest. */
export const front = z.object({
  /** `picture` is the name of its files; null where the country's own stands there. */
  hero: z.object({ title: z.string(), lead: z.string(), picture: z.string().nullable() }),
  join: z.object({ title: z.string(), text: z.string(), points: z.array(z.string()) }),
  news: z.array(contentCard.extend({ kind: z.enum(['event', 'incentive']) })),
});

/** A kind of files, videos or questions. */
export const contentCategory = z.object({ id, slug: z.string(), name: z.string() });
/** A kind of certificates (API-33). */
export const certificateCategory = z.object({ id, slug: z.string(), label: z.string() });

/** `answer` is HTML as in `contentPage`. */
export const question = z.object({ id, category: z.string(), question: z.string(), answer: z.string() });

/** `url` is a clip of ours or, when `hosted`, the player of a host that the country allows. `duration` in seconds. */
export const video = z.object({
  id,
  title: z.string(),
  date: day,
  category: z.string(),
  url: file,
  hosted: z.boolean(),
  cover: file,
  duration: z.int(),
});

/** A certificate: `file` is the document, `photo` its picture (API-33). */
export const certificate = z.object({ id, title: z.string(), category: z.string(), file, photo: file });

/** An album of photos (API-34); `date` is its day. */
export const album = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  date: day,
  cover: file,
  photoCount: z.int(),
});

/** `width` and `height` are those of `url`. */
export const photo = z.object({
  id,
  album: id,
  url: file,
  thumb: file,
  width: z.int(),
  height: z.int(),
  title: z.string(),
});

/** `code` is the product by which a printed copy is ordered, `quantity` how many there are; null and 0 where there are none. */
export const magazine = z.object({
  id,
  title: z.string(),
  edition: z.string(),
  code: z.string().nullable(),
  quantity: z.int(),
  cover: file,
  file,
  date: day,
});

/** `type` is the file's ending, `size` its bytes. */
export const download = z.object({
  id,
  title: z.string(),
  category: z.string(),
  file,
  type: z.string(),
  size: z.int(),
});

/** `pages` are pictures, the first page first. */
export const printedCatalogue = z.object({
  id,
  title: z.string(),
  cover: file,
  file,
  pages: z.array(file),
});

/** An office or pickup point; `map` leads to a map of the place. */
export const office = z.object({
  id,
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  phones: z.array(z.string()),
  messengers: z.object({ whatsapp: z.string().optional(), telegram: z.string().optional() }),
  map: z.url(),
});
