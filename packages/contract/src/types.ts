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

export type User = z.output<typeof shapes.user>;
export type Session = z.output<typeof shapes.session>;
export type Profile = z.output<typeof shapes.profile>;
export type Product = z.output<typeof shapes.product>;
export type ProductDetails = z.output<typeof shapes.productDetails>;
export type Rating = z.output<typeof shapes.rating>;
export type Review = z.output<typeof shapes.review>;
export type OwnReview = z.output<typeof shapes.ownReview>;
export type Category = z.output<typeof shapes.category>;
export type ContentPage = z.output<typeof shapes.contentPage>;
export type ContentPicture = z.output<typeof shapes.contentPicture>;
export type ContentCard = z.output<typeof shapes.contentCard>;
export type CardPage = z.output<typeof shapes.cardPage>;
export type Front = z.output<typeof shapes.front>;
export type ContentCategory = z.output<typeof shapes.contentCategory>;
export type CertificateCategory = z.output<typeof shapes.certificateCategory>;
export type Question = z.output<typeof shapes.question>;
export type Video = z.output<typeof shapes.video>;
export type Certificate = z.output<typeof shapes.certificate>;
export type Album = z.output<typeof shapes.album>;
export type Photo = z.output<typeof shapes.photo>;
export type Magazine = z.output<typeof shapes.magazine>;
export type Download = z.output<typeof shapes.download>;
export type PrintedCatalogue = z.output<typeof shapes.printedCatalogue>;
export type Office = z.output<typeof shapes.office>;
export type Suggestion = z.output<typeof shapes.suggestion>;
export type CartLine = z.output<typeof shapes.cartLine>;
export type WireTotals = z.output<typeof shapes.totals>;
export type Cart = z.output<typeof shapes.cart>;
export type ShortCart = z.output<typeof shapes.shortCart>;
export type Address = z.output<typeof shapes.address>;
export type Coupon = z.output<typeof shapes.coupon>;
export type Order = z.output<typeof shapes.order>;
export type OrderSummary = z.output<typeof shapes.orderSummary>;
export type ListedOrder = z.output<typeof shapes.listedOrder>;
export type OrderStatus = z.output<typeof shapes.orderStatus>;
export type PaymentMethod = z.output<typeof shapes.paymentMethod>;
export type DeliveryMethod = z.output<typeof shapes.deliveryMethod>;
export type Region = z.output<typeof shapes.region>;
export type StoreRegion = z.output<typeof shapes.storeRegion>;
export type Sponsor = z.output<typeof shapes.sponsor>;
export type BusinessVolume = z.output<typeof shapes.businessVolume>;
export type Sale = z.output<typeof shapes.sale>;
export type RetailLinks = z.output<typeof shapes.retailLinks>;
export type Retail = z.output<typeof shapes.retail>;
