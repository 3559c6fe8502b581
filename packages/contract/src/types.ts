import type { z } from 'zod';
import type { CallName } from './calls.ts';
import type { schemas } from './schemas.ts';
import type * as shapes from './shapes.ts';

type Schemas = typeof schemas;
type Part<Name extends CallName, Key extends string> = Key extends keyof Schemas[Name]
  ? Schemas[Name][Key]
  : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** Path parameters as the caller gives them (numbers allowed for ids). */
export type Params<Name extends CallName> =
  Part<Name, 'params'> extends z.ZodType
    ? { [Key in keyof Input<Part<Name, 'params'>>]: string | number }
    : undefined;
/** Query as the caller gives it. */
export type Query<Name extends CallName> =
  Part<Name, 'query'> extends z.ZodType
    ? { [Key in keyof Input<Part<Name, 'query'>>]?: string | number | boolean | undefined }
    : undefined;
/** Body that the caller sends. */
export type Body<Name extends CallName> = Input<Part<Name, 'body'>>;
/** What a successful call gives. */
export type Answer<Name extends CallName> = {
  [Status in keyof Schemas[Name]['answers']]: Schemas[Name]['answers'][Status] extends z.ZodType
    ? z.output<Schemas[Name]['answers'][Status]>
    : never;
}[keyof Schemas[Name]['answers']];

/** A member as every page may show them (API-10). */
export type User = z.output<typeof shapes.user>;
/** A device on which the member is logged in. */
export type Session = z.output<typeof shapes.session>;
/** What is kept of a member for themselves; the national number is masked (API-11). */
export type Profile = z.output<typeof shapes.profile>;
/** A product as lists show it (API-17). */
export type Product = z.output<typeof shapes.product>;
/** A product as its own page shows it (API-18). */
export type ProductDetails = z.output<typeof shapes.productDetails>;
/** What those who bought a product think of it: the average of their stars, to two decimals, and how many there are. */
export type Rating = z.output<typeof shapes.rating>;
/** A member's review of a product that they bought (API-71). */
export type Review = z.output<typeof shapes.review>;
/** The caller's own review, whoever else sees it. */
export type OwnReview = z.output<typeof shapes.ownReview>;
/** A category with how many products it has (API-19). */
export type Category = z.output<typeof shapes.category>;
/** A page of the company's own words (API-35); `body` is HTML that was made from checked Markdown. */
export type ContentPage = z.output<typeof shapes.contentPage>;
/** A picture of a rich page, with its space. */
export type ContentPicture = z.output<typeof shapes.contentPicture>;
/** A card of a page: an event, an incentive, a reason (API-35). */
export type ContentCard = z.output<typeof shapes.contentCard>;
/** A page with cards below its words (API-35). */
export type CardPage = z.output<typeof shapes.cardPage>;
/** The words of the front page, and its news: events and incentives, the next day first, then the latest. */
export type Front = z.output<typeof shapes.front>;
/** A kind of files, videos or questions. */
export type ContentCategory = z.output<typeof shapes.contentCategory>;
/** A kind of certificates (API-33). */
export type CertificateCategory = z.output<typeof shapes.certificateCategory>;
/** `answer` is HTML as in `contentPage`. */
export type Question = z.output<typeof shapes.question>;
/** `url` is a clip of ours or, when `hosted`, the player of a host that the country allows. */
export type Video = z.output<typeof shapes.video>;
/** A certificate: `file` is the document, `photo` its picture (API-33). */
export type Certificate = z.output<typeof shapes.certificate>;
/** An album of photos (API-34); `date` is its day. */
export type Album = z.output<typeof shapes.album>;
/** `width` and `height` are those of `url`. */
export type Photo = z.output<typeof shapes.photo>;
/** `code` is the product by which a printed copy is ordered, `quantity` how many there are; null and 0 where there are none. */
export type Magazine = z.output<typeof shapes.magazine>;
/** `type` is the file's ending, `size` its bytes. */
export type Download = z.output<typeof shapes.download>;
/** `pages` are pictures, the first page first. */
export type PrintedCatalogue = z.output<typeof shapes.printedCatalogue>;
/** An office or pickup point; `map` leads to a map of the place. */
export type Office = z.output<typeof shapes.office>;
/** A product as it is suggested while a search is typed (API-65). */
export type Suggestion = z.output<typeof shapes.suggestion>;
/** A line of a cart or an order: amounts are money on the wire, units whole numbers. */
export type CartLine = z.output<typeof shapes.cartLine>;
/** What a cart or an order comes to: money on the wire, the discount in percent. */
export type WireTotals = z.output<typeof shapes.totals>;
/** A cart with all that the rules say of it: totals, what is missing to the minimum and to free delivery, messages (API-24). */
export type Cart = z.output<typeof shapes.cart>;
/** What a small view of the cart shows (API-23). */
export type ShortCart = z.output<typeof shapes.shortCart>;
/** A saved address (API-11 and following). */
export type Address = z.output<typeof shapes.address>;
/** A member's coupon: bound to the member, good until the last moment of its last day. */
export type Coupon = z.output<typeof shapes.coupon>;
/** An order whole (API-26). */
export type Order = z.output<typeof shapes.order>;
/** An order without its lines. */
export type OrderSummary = z.output<typeof shapes.orderSummary>;
/** An order in a list: instead of its lines, how many there are, their units without gifts, and the first of them. */
export type ListedOrder = z.output<typeof shapes.listedOrder>;
/** Where an order stands (ORD-1). */
export type OrderStatus = z.output<typeof shapes.orderStatus>;
/** A way to pay; `paymentPercent` is what it adds, `paymentFee` that in money (API-27). */
export type PaymentMethod = z.output<typeof shapes.paymentMethod>;
/** A way of delivery to a place, with its fee (API-28). */
export type DeliveryMethod = z.output<typeof shapes.deliveryMethod>;
/** A province, district or region with its name in the language of the path. */
export type Region = z.output<typeof shapes.region>;
/** A region of the country's own picker; its `pk` goes into the `store` header (API-36). */
export type StoreRegion = z.output<typeof shapes.storeRegion>;
/** An owner as strangers may see them: `name` has the surname's initial only. */
export type Sponsor = z.output<typeof shapes.sponsor>;
/** A member's months, and how far it is to the next level: what is missing, and until when it counts (REG-11). */
export type BusinessVolume = z.output<typeof shapes.businessVolume>;
/** An order of a customer; no name once their account is gone. */
export type Sale = z.output<typeof shapes.sale>;
/** Addresses with `https`, a phone number (E.164), a measurement id; null for what is not told. */
export type RetailLinks = z.output<typeof shapes.retailLinks>;
/** A member's retail page (RTL-2). */
export type Retail = z.output<typeof shapes.retail>;
