import type { WordArea } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';
import type { MessageDescriptor } from '@lingui/core';
import type { RouteName } from './route-names.ts';
import type { ScreenModule } from './screen-module.ts';

/** `member`: someone is logged in, else home. `member-order`: and an order has been begun, else the cart (ROUTE-14). */
export type Guard = 'member' | 'member-order';

/** How a screen stands in the main menu. */
export interface MenuEntry {
  readonly title: MessageDescriptor;
  readonly shown: boolean;
  /** In the line above the header instead of beside the search: what is not the shop itself. */
  readonly above?: boolean;
  /** Below 1200 px only the whole menu has it: the line beside the search is short there. */
  readonly spare?: boolean;
  /** Only for those logged in, or only for those who are not (SHELL-3). */
  readonly login?: 'in' | 'out';
  readonly order: number;
}

/** How a screen stands among the information pages at the foot of every page (SHELL-10). */
export interface InformationEntry {
  readonly title: MessageDescriptor;
  readonly order: number;
}

/** Parts of the site whose screens stand together: under one entry of the menu, and side by side above each of them. */
export type SectionName = 'products' | 'company' | 'media';

/** How a screen stands in its section. */
export interface SectionEntry {
  readonly of: SectionName;
  readonly title: MessageDescriptor;
}

/** One screen: menu, guards, sitemap and breadcrumbs are all read from these objects (ROUTE-16). */
export interface ScreenRoute {
  readonly name: RouteName;
  readonly path: string;
  /** Folder under `screens/`, by which the server finds the chunk to preload. */
  readonly folder: string;
  readonly lazy: () => Promise<ScreenModule>;
  /** What it says beyond the words of every page. */
  readonly words?: readonly WordArea[];
  readonly guard?: Guard;
  /** Rendered on the server with its data, and indexed. Others are sent as a neutral shell: so is a screen that does not say. */
  readonly public?: boolean;
  /** Not public, but what a visitor's cookies tell is enough for it: to all but members it is sent with its data. */
  readonly personalised?: boolean;
  /** Public, but nothing to be found by search engines. */
  readonly unlisted?: boolean;
  readonly menu?: MenuEntry;
  readonly information?: InformationEntry;
  readonly section?: SectionEntry;
  /** Parts of the query that change what the page shows; the server's page knows no others. */
  readonly query?: readonly string[];
  /** No header at all: nothing leads away from it but the screen itself (ROUTE-13). */
  readonly withoutHeader?: boolean;
  /** Countries that have it; all when absent. */
  readonly offeredBy?: (country: CountryDefinition) => boolean;
}
