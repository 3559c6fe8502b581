import { z } from 'zod';
import * as bodies from './bodies.ts';
import type { CallName } from './calls.ts';
import { caseCredit, filledText, flag, idText, moment, money, page, paging, text } from './scalars.ts';
import * as shapes from './shapes.ts';

/** What one call takes and gives: the server checks both, the client's types are inferred from it (API-6). */
export interface CallSchema {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Answers by status. `z.null()` stands for an empty one. */
  readonly answers: Readonly<Record<number, z.ZodType>>;
}

const byId = z.object({ id: idText });
const byProductId = z.object({ productId: idText });
const ownUser = shapes.user.extend({ profile: shapes.profile });
const byCategory = z.object({ category: text(64).optional() });

/** Orders of a list of products (API-17); `-price`: the dearest first. */
export const productSorts = ['name', 'price', '-price', 'cc'] as const;

/** `stars`: most stars first. */
export const reviewSorts = ['newest', 'helpful', 'stars'] as const;

/** What every call takes and gives, by name (API-6). */
export const schemas = {
  login: {
    body: bodies.loginBody,
    answers: { 200: z.object({ token: z.string(), expiry: moment, user: shapes.user }) },
  },
  logout: { answers: { 204: z.null() } },
  logoutAll: { answers: { 204: z.null() } },
  sessions: { answers: { 200: z.array(shapes.session) } },
  endSession: { params: byId, answers: { 204: z.null() } },
  /** The address that a link was mailed to, masked; none where there is no such member, or no address on record (PWD-1). */
  resetPassword: {
    body: bodies.passwordResetBody,
    answers: { 200: z.object({ email: z.string().optional() }) },
  },
  /** Whose password a mailed link sets, and whether it is their first one. The link is not used up. */
  checkPasswordLink: {
    body: bodies.passwordLinkBody,
    answers: { 200: z.object({ fboId: z.string(), first: z.boolean() }) },
  },
  confirmPassword: { body: bodies.passwordConfirmBody, answers: { 204: z.null() } },
  changePassword: { body: bodies.passwordChangeBody, answers: { 204: z.null() } },
  user: { params: byId, answers: { 200: ownUser } },
  /** A new e-mail address counts once the link that is mailed to it was opened (ACC-2). */
  editUser: { params: byId, body: bodies.editUserBody, answers: { 200: ownUser } },
  setAvatar: { params: byId, answers: { 200: shapes.user } },
  deleteAvatar: { params: byId, answers: { 204: z.null() } },
  exportUser: { answers: { 200: shapes.memberExport } },
  deleteAccount: { body: bodies.deleteAccountBody, answers: { 204: z.null() } },
  addresses: { answers: { 200: z.array(shapes.address) } },
  addAddress: { body: bodies.addressBody, answers: { 201: shapes.address } },
  editAddress: { params: byId, body: bodies.addressBody, answers: { 200: shapes.address } },
  deleteAddress: { params: byId, answers: { 204: z.null() } },
  products: {
    query: z.object({
      is_popular: flag.optional(),
      has_promotion: flag.optional(),
      category: text(64).optional(),
      q: text(200).optional(),
      sort: z.enum(productSorts).optional(),
      in_stock: flag.optional(),
      /** Only products of this retail price and more, in major units: what brings a cart to its goal (CART-11). */
      price_from: money.optional(),
      /** Only products of so many case credits and more. */
      cc_from: caseCredit.optional(),
      /** Only what `q` says as it was typed: on no other keyboard, and without forgiving a letter. */
      exact: flag.optional(),
      ...paging,
    }),
    /** `shownFor`: what was searched for where `q` as typed finds nothing, for the shopper to read (SHOP-3). */
    answers: { 200: page(shapes.product).extend({ shownFor: z.string().optional() }) },
  },
  product: { params: byId, answers: { 200: shapes.productDetails } },
  /**
   * `count` is of those with the `stars` asked for; `average` (null without any) and `counts` are of all. To a member also the own
   * review, and whether one may be written: the product was bought and not reviewed yet.
   */
  reviews: {
    params: byId,
    query: z.object({
      sort: z.enum(reviewSorts).optional(),
      stars: z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number)
        .optional(),
      ...paging,
    }),
    answers: {
      200: page(shapes.review).extend({
        average: z.number().nullable(),
        counts: shapes.starCounts,
        mine: shapes.ownReview.optional(),
        mayReview: z.boolean().optional(),
      }),
    },
  },
  /** 403 `not_bought`; 409 `already_reviewed`. It may have to wait until the operator has read it. */
  writeReview: { params: byId, body: bodies.reviewBody, answers: { 201: shapes.ownReview } },
  /** What is named changes. */
  editReview: { params: byId, body: bodies.reviewBody.partial(), answers: { 200: shapes.ownReview } },
  deleteReview: { params: byId, answers: { 204: z.null() } },
  /** Counts once a member, and never for the author: 403. */
  markHelpful: { params: byId, answers: { 200: z.object({ helpful: z.int() }) } },
  /** It is hidden until the operator has decided; what was decided already stays as it is. */
  reportReview: { params: byId, answers: { 204: z.null() } },
  /** Those saved last come first; what is not sold any more is among them. */
  savedProducts: { answers: { 200: z.array(shapes.product) } },
  /** Adds what a visitor saved in the browser; products that there are not are passed over. */
  joinSaved: { body: bodies.joinSavedBody, answers: { 204: z.null() } },
  /** Whether it is saved: 404 when not. */
  savedProduct: { params: byProductId, answers: { 204: z.null() } },
  /** 409 `conflict` for who has saved a hundred. */
  saveProduct: { params: byProductId, answers: { 204: z.null() } },
  unsaveProduct: { params: byProductId, answers: { 204: z.null() } },
  /** A mail to confirm the address, unless it was confirmed before; the answer does not tell. */
  notifyMe: { params: byId, body: bodies.notifyBody, answers: { 202: z.object({}) } },
  categories: { answers: { 200: z.array(shapes.category) } },
  suggest: {
    query: z.object({ q: text(200).optional() }),
    answers: { 200: z.array(shapes.suggestion).max(9) },
  },
  cart: { answers: { 200: shapes.cart } },
  cartShort: { answers: { 200: shapes.shortCart } },
  cartAdd: { body: bodies.cartAddBody, answers: { 200: z.union([shapes.addResults, shapes.cartCount]) } },
  cartRemove: { body: bodies.cartRemoveBody, answers: { 200: shapes.cartCount } },
  cartLine: {
    params: z.object({ productCode: filledText(32) }),
    body: bodies.cartLineBody,
    answers: { 200: shapes.cartChange },
  },
  /** Sent any number of times it gives the same cart: the quantity is the whole, 0 takes the line out (API-69). */
  setCartLine: {
    params: z.object({ productCode: filledText(32) }),
    body: bodies.cartLineBody,
    answers: { 200: shapes.cartChange },
  },
  /** Looks codes up and judges them, rows above and the cart counted; the cart stays as it is (API-69). */
  cartLines: {
    body: bodies.cartLinesBody,
    answers: {
      200: z.object({
        results: z.array(
          z.object({
            productCode: z.string(),
            product: shapes.product.optional(),
            ok: z.boolean(),
            message: z.string().optional(),
          }),
        ),
      }),
    },
  },
  cartEmpty: { answers: { 204: z.null() } },
  createOrder: { body: bodies.createOrderBody, answers: { 200: shapes.orderKey, 201: shapes.orderKey } },
  orders: {
    query: z.object({
      status: shapes.orderStatus.optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      ...paging,
    }),
    answers: { 200: page(shapes.listedOrder) },
  },
  /** `checkPayment`: the buyer is back from the bank without its answer, which is asked for at once (PAY-10). */
  order: {
    params: byId,
    query: z.object({ checkPayment: flag.optional() }),
    answers: { 200: shapes.order },
  },
  orderPayments: { params: byId, answers: { 200: z.array(shapes.paymentMethod) } },
  orderDeliveries: {
    params: byId,
    query: z.object({ province: idText.optional(), district: idText.optional() }),
    answers: { 200: z.array(shapes.deliveryMethod) },
  },
  placeOrder: { params: byId, body: bodies.placeOrderBody, answers: { 200: shapes.order } },
  cancelOrder: { params: byId, answers: { 200: shapes.order } },
  reorder: { params: byId, answers: { 200: shapes.addResults } },
  /** `application/pdf` under the order's code; 409 `conflict` while the order is neither paid nor to be paid at the door (API-73). */
  receipt: { params: byId, answers: { 200: shapes.pdf } },
  withdraw: { params: byId, body: bodies.withdrawalBody, answers: { 200: shapes.order } },
  reminder: { params: byId, answers: { 200: shapes.reminder } },
  /** Also again; 409 `conflict` for an order that did not go through. */
  setReminder: { params: byId, answers: { 200: shapes.reminder } },
  endReminder: { params: byId, answers: { 200: shapes.reminder } },
  coupons: { answers: { 200: z.array(shapes.coupon) } },
  regions: { answers: { 200: z.array(shapes.storeRegion) } },
  allCountries: { answers: { 200: z.array(shapes.countryName) } },
  provinces: { answers: { 200: z.array(shapes.region) } },
  districts: {
    params: z.object({ province: idText }),
    query: z.object({ allow_delivery: flag.optional() }),
    answers: { 200: z.array(shapes.region) },
  },
  sponsor: { params: z.object({ id: filledText(64) }), answers: { 200: shapes.sponsor } },
  /** The running month and those before it, newest first, by the country's calendar (BIZ-2). */
  businessVolume: {
    query: z.object({
      months: z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number)
        .refine((value) => value >= 1 && value <= 36)
        .optional(),
    }),
    answers: { 200: shapes.businessVolume },
  },
  businessSales: { query: z.object(paging), answers: { 200: page(shapes.sale) } },
  /** Where the price list is for the next hour, a PDF at the member's own prices; `date` is its day (BIZ-4). */
  priceList: { answers: { 200: z.object({ url: z.string(), date: moment }) } },
  retail: { answers: { 200: shapes.retail } },
  applyForRetail: { body: bodies.retailBody, answers: { 200: shapes.retail } },
  editRetail: { body: bodies.retailLinksBody, answers: { 200: shapes.retail } },
  /** Whether a name can be applied for, and in words why not; asked for as it is typed (RTL-1). */
  retailAvailable: {
    query: z.object({ name: text(200).optional() }),
    answers: { 200: z.object({ available: z.boolean(), reason: z.string().optional() }) },
  },
  newsletter: { body: bodies.newsletterBody, answers: { 201: z.object({}) } },
  feedback: { body: bodies.feedbackBody, answers: { 201: z.object({}) } },
  front: { answers: { 200: shapes.front } },
  /** Without `version` the one in force; a version that never was: 404. */
  contentPage: {
    params: z.object({ slug: text(64) }),
    query: z.object({ version: text(16).optional() }),
    answers: { 200: shapes.contentPage },
  },
  eventPage: { answers: { 200: shapes.cardPage } },
  incentivePage: { answers: { 200: shapes.cardPage } },
  whyForeverPage: { answers: { 200: shapes.cardPage } },
  questions: { query: byCategory, answers: { 200: z.array(shapes.question) } },
  questionCategories: { answers: { 200: z.array(shapes.contentCategory) } },
  videos: { query: byCategory.extend(paging), answers: { 200: page(shapes.video) } },
  videoCategories: { answers: { 200: z.array(shapes.contentCategory) } },
  certificates: { query: byCategory, answers: { 200: z.array(shapes.certificate) } },
  certificatesByKind: { query: byCategory, answers: { 200: z.array(shapes.certificate) } },
  certificateCategories: { answers: { 200: z.array(shapes.certificateCategory) } },
  albums: { answers: { 200: z.array(shapes.album) } },
  album: { params: byId, answers: { 200: shapes.album } },
  photos: { query: z.object({ album: idText.optional(), ...paging }), answers: { 200: page(shapes.photo) } },
  magazines: { answers: { 200: z.object({ results: z.array(shapes.magazine) }) } },
  downloads: { query: byCategory, answers: { 200: z.array(shapes.download) } },
  downloadCategories: { answers: { 200: z.array(shapes.contentCategory) } },
  catalogues: { answers: { 200: z.array(shapes.printedCatalogue) } },
  offices: { answers: { 200: z.array(shapes.office) } },
  registrationForm: { params: z.object({ type: text(64) }), answers: { 200: shapes.registrationForm } },
  /** The member's id, and where the letter goes. */
  register: {
    params: z.object({ type: text(64) }),
    body: bodies.registrationBody,
    answers: { 201: z.object({ fboId: z.string(), email: z.string().optional() }) },
  },
  /** `country` is that of the site, else 404. The address to which the link goes, masked, where the form asks for one. */
  shortRegistration: {
    params: z.object({ country: text(8) }),
    body: bodies.shortRegistrationBody,
    answers: { 201: z.object({ email: z.string().optional() }) },
  },
} as const satisfies Record<CallName, CallSchema>;
