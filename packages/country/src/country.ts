import type { MenuEntryName } from './menu-entries.ts';
import type { OwnPage } from './own-pages.ts';
import type { IsoDay, ShopRules } from '@caravan/cart-rules';
import type { Currency } from '@caravan/money';
import type { Catalogue, Language } from '@caravan/i18n';
import type { AddressChanges } from './address/address-form.ts';
import type { Registration } from './registration/registration-form.ts';

/** A compiled catalogue, as a `.po` import gives it. */
export interface Words {
  readonly messages: Catalogue;
}

/**
 * A country's words in one language: what every page says, and by area what single screens add (LANG-7). The area `server` holds
 * what mails, documents and answers say otherwise; no page loads it.
 */
export interface StorefrontWords extends Words {
  readonly areas?: Readonly<Record<string, () => Promise<Words>>>;
}

/** Catalogues by language, each loaded when it is needed. */
export type WordLoaders = Readonly<Partial<Record<Language, () => Promise<Words>>>>;

/** A text in each language of the country. */
export type Localized<Text = string> = Partial<Readonly<Record<Language, Text>>>;

/** Who sells, as the law of the country wants it named on contracts and in the footer (CHK-7). */
export interface Seller {
  /** With its legal form as each language writes it: `ТОО «Алоэа»`, `Aloea LLP`. */
  readonly name: Localized;
  readonly taxNumber: string;
  readonly address: Localized;
  readonly email: string;
  readonly phone: string;
  /** Other numbers that must be printed, with their own names (`MERSIS No` …). */
  readonly registrations: readonly { readonly label: Localized; readonly value: string }[];
}

/** How to reach the country's office. `hours` is shown in the top bar. */
export interface Contacts {
  readonly phone: string;
  readonly whatsapp: string | null;
  readonly email: string;
  readonly address: Localized;
  readonly hours: Localized;
}

/** Phone numbers of the country: digits after the calling code, and how they are typed. */
export interface PhoneFormat {
  /** Without `+`, e.g. `996`. */
  readonly callingCode: string;
  /** Dialled before a number inside the country; `0` where nothing is said. */
  readonly trunkPrefix?: string;
  /** imask pattern of the national part, e.g. `000 000 000`. */
  readonly mask: string;
  readonly example: string;
  /** What the digits after the calling code must match, as a regular expression source. */
  readonly pattern: string;
}

/** Card payment: the 3-D form protocol's two modes (PAY-3). */
export interface CardPayment {
  /** Also the name in `/pay/callback/{provider}/…`. */
  readonly provider: string;
  readonly mode: 'on-page' | 'hosted';
  /** Where a paid card order lands. */
  readonly successPath: '/pay/success' | '/pay/success/demir';
}

/** A text that must be accepted before an order obliges to pay (CHK-7). */
export interface Agreement {
  readonly slug: 'pre-information' | 'distance-sales';
  readonly version: string;
}

/** Delivery facts that are words or hours, by the slug of the delivery rule. */
export interface DeliveryFacts {
  readonly name: Localized;
  readonly description: Localized;
  /** The company that brings orders and takes returns back, where the law wants it named before an order is placed (CHK-7). */
  readonly carrier?: string;
  readonly hours?: Localized;
  readonly address?: Localized;
  /** What the zones of its transit times are called, where it has several (DLV-6). */
  readonly zones?: Readonly<Record<string, Localized>>;
}

/** A region of the country's own picker, with prices, stock or deliveries of its own. `id` is sent as `store` (API-2). */
export interface Store {
  readonly id: number;
  readonly name: Localized;
}

/**
 * What a country calls the levels of its addresses, where the word that all share would sound wrong. English is left out:
 * there the fields are Province and District everywhere.
 */
export interface PlaceNames {
  readonly province?: NotInEnglish;
  readonly district?: NotInEnglish;
}

type NotInEnglish = Partial<Readonly<Record<Exclude<Language, 'en'>, string>>>;

/** A link of the country's own in the whole menu: to another site, or to a page or file of this one. */
export interface MenuLink {
  /** `https://…`, or an address of the shop such as `/forever/faq?category=orders`. */
  readonly url: string;
  readonly title: Localized;
}

/** Menu changes of a country (ROUTE-16). */
export interface MenuChanges {
  readonly hide?: readonly MenuEntryName[];
  /** Entries that come first, in this order. */
  readonly order?: readonly MenuEntryName[];
  /** Links that it adds, in their order, below the shop's own lists. */
  readonly links?: readonly MenuLink[];
}

/** Pictures and words of the home page's first screen. */
export interface Hero {
  /** Name of the files `public/media/<val>/hero/<picture>-….webp`. */
  readonly picture: string;
  readonly title: Localized;
  readonly lead: Localized;
}

/**
 * All that makes one country's shop different from another's (CTRY-2). Whatever differs between countries is a field here;
 * shared code never asks which country it is in.
 */
export interface CountryDefinition {
  /** Two letters, used in media paths and as the key of every row the country owns. */
  readonly val: string;
  /** Its number, which no other country has (CTRY-1). */
  readonly id: number;
  /** Its name in English, as gateways and members of other countries read it. */
  readonly engName: string;
  /** Its name as its own people read it. */
  readonly name: string;
  /** Production host names; the first is canonical. */
  readonly domains: readonly [string, ...string[]];
  /** Host name under `npm start` and `pnpm dev`: `kg.localhost`. */
  readonly devDomain: string;
  /** A second official site or a messenger, in the footer; null where there is none (CTRY-5). */
  readonly additionalLink: { readonly url: string; readonly label: string } | null;
  /** The shop's id at the service that counts visits, loaded with consent only; null where nobody counts (CTRY-5). */
  readonly analyticsId: string | null;
  /** Languages of the shop in the order of the chooser, the default one first (LANG-1). */
  readonly languages: readonly [Language, ...Language[]];
  /** The first of `languages`: who has chosen none reads it. */
  readonly defaultLanguage: Language;
  /** How prices are counted, printed and sent; nothing else knows a currency (FMT-1 to FMT-6). */
  readonly currency: Currency;
  /** IANA name (`Asia/Bishkek`), by which its days and months begin. */
  readonly timeZone: string;
  /** First three digits of the country's member ids. */
  readonly fboPrefix: string;
  /** How phone numbers of its people are typed and checked. */
  readonly phone: PhoneFormat;
  /** Minimum, tax, discounts, deliveries, ways to pay, gifts; amounts in the currency's smallest unit. */
  readonly rules: ShopRules;
  /** Words and hours of each delivery in `rules.delivery`, by its slug. */
  readonly deliveryFacts: Readonly<Record<string, DeliveryFacts>>;
  /** Days on which nothing is sent or brought (DLV-6), loaded where a day is promised. */
  readonly holidays: () => Promise<{ readonly holidays: readonly IsoDay[] }>;
  /** Hosts from which players of videos may come; clips of ours need none (CONT-1). */
  readonly videoHosts: readonly string[];
  /** The bank by which cards are taken, and where the card is typed. */
  readonly card: CardPayment;
  /** What must be accepted before an order is placed; empty where the law asks for nothing. */
  readonly agreements: readonly Agreement[];
  /** The agreements' texts, long and rarely opened: a chunk a language. The default language's stands in for a missing one. */
  readonly agreementWords: WordLoaders;
  /** Days in which a buyer may withdraw without reason. */
  readonly withdrawalDays: number;
  /** Whether a member declares the withdrawal from an order by a form of the site (ORD-7, API-73). */
  readonly withdrawalForm: boolean;
  /** Kept with each visitor's choice of cookies; another version has them asked again (SHELL-8). */
  readonly cookieVersion: string;
  /** Who sells, in footer, agreements, receipts and legal texts. */
  readonly seller: Seller;
  /** How the office is reached, in top bar, footer and mails. */
  readonly contacts: Contacts;
  /** What the levels of its addresses are called there. */
  readonly placeNames: PlaceNames;
  /** What an address asks for otherwise than everywhere. */
  readonly addressChanges: AddressChanges;
  /** The first screen of the home page until its content says otherwise. */
  readonly hero: Hero;
  /** What it hides, orders and adds in the menu. */
  readonly menu: MenuChanges;
  /** Pages that no other country has, in the order in which they are listed. */
  readonly ownPages: readonly OwnPage[];
  /** The least length of a new password, in signs (PWD-3). */
  readonly passwordLength: number;
  /** Minutes for which an unpaid order holds its units (ORD-1). */
  readonly holdMinutes: number;
  /** Letters that begin an order code, e.g. `KG`. */
  readonly orderPrefix: string;
  /** Regions that a buyer chooses from, in the order of the picker (SHELL-7); empty in a country without one. */
  readonly stores: readonly Store[];
  /** The store of a buyer who has not chosen: one of `stores`, null where there are none (API-2). */
  readonly defaultStore: number | null;
  /** Forms by which people join, loaded when somebody registers (REG-2); a country without any has no forms. */
  readonly registration: () => Promise<{ readonly registration: Registration }>;
  /** The storefront's words, one lazily loaded catalogue a language (LANG-7). */
  readonly words: Readonly<Partial<Record<Language, () => Promise<StorefrontWords>>>>;
}
