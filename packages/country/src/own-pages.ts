import type { Localized } from './country.ts';

/** A page that only this country has: its text is `content/pages/<slug>.<language>.md`, its address `/<slug>`. */
export interface OwnPage {
  /** Small Latin letters, digits and hyphens. */
  readonly slug: string;
  /** Its name in the menu and at the foot of every page. */
  readonly title: Localized;
}

/** What addresses of the shop and of its server begin with, and names of pages that every country has. */
const taken = new Set(
  `about-us assets avatar cart checkout content data-protect e-shop events forever fragment healthz incentives legal login logout
  mails marketing-plan media menu metrics multimedia my-business offline order-history password pay preview privacy-policy products
  profile readyz register retail returns sales-agreement saved security sitemap tools unsubscribe why-forever`.split(
    /\s+/,
  ),
);

const wellFormed = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;

/**
 * The pages as they were written.
 * @throws RangeError when one has no address of its own.
 */
export const checkOwnPages = (pages: readonly OwnPage[]): readonly OwnPage[] => {
  pages.forEach(({ slug }, place) => {
    const refuse = (fault: string): never => {
      throw new RangeError(`ownPages: "${slug}" ${fault}`);
    };
    if (!wellFormed.test(slug) || slug.length < 3)
      refuse('must be three or more small Latin letters, digits and hyphens, as loyalty-club');
    if (taken.has(slug)) refuse('is an address of the shop already: take another one');
    if (pages.findIndex((page) => page.slug === slug) !== place) refuse('stands twice');
  });
  return pages;
};
