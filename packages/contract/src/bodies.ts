import { z } from 'zod';
import { reviewLengths } from './review-lengths.ts';
import { filledText, id, money, quantity, text } from './scalars.ts';

/** A member’s id, with or without dashes, and the password (API-10). */
export const loginBody = z.object({ username: filledText(64), password: z.string().min(1).max(1024) });

/** The member’s id, with or without dashes (API-16). */
export const passwordResetBody = z.object({ fboIdnumber: filledText(64) });

const password = z.string().min(1).max(1024);
const newPassword = { newPassword: password, confirmPassword: password };

/** The secret of the mailed link. */
export const passwordLinkBody = z.object({ token: filledText(128) });

/** The secret of the mailed link and, twice, the new password (API-52). */
export const passwordConfirmBody = z.object({ token: filledText(128), ...newPassword });

/** The old password and, twice, the new one (API-52). */
export const passwordChangeBody = z.object({ oldPassword: password, ...newPassword });

/** What a member changes of their own data, only what is to change (API-53); what it must be, the country says. */
export const editUserBody = z
  .object({ email: text(254), phone: text(32), newsletter: z.boolean() })
  .partial();

/** The member’s own password, so that nobody else deletes an account (API-67). */
export const deleteAccountBody = z.object({ password });

/** Fields of an address that only some country asks for, by their names; which these are, its definition says. */
const added = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,31}$/), text(250))
  .refine((fields) => Object.keys(fields).length <= 20)
  .optional();

const addressParts = {
  recipientName: filledText(120),
  province: id,
  district: id,
  city: filledText(120),
  phone: filledText(32),
  email: filledText(254),
};
const savedParts = { ...addressParts, address: filledText(250) };
const typedParts = { ...addressParts, street: filledText(250) };

/**
 * An address as any country may ask for it; which fields must be there its definition says (`addressBodies`). An edit names
 * only what changes; completing a saved address is such an edit.
 */
export const addressBody = z.object(savedParts).partial().extend({ added });

/** The address typed at checkout. */
export const checkoutAddress = z.object(typedParts).partial().extend({ added });

/** A product by its code, and how many of it: one unless told. */
export const cartItem = z.object({ productCode: filledText(32), quantity: quantity.default(1) });

/** One product, or up to 500 at once (API-21). */
export const cartAddBody = z.union([z.object({ items: z.array(cartItem).min(1).max(500) }), cartItem]);

/** The product that leaves the cart (API-22). */
export const cartRemoveBody = z.object({ productCode: filledText(32) });

/** How many of the product the cart is to hold (API-55, API-69). */
export const cartLineBody = z.object({ quantity });

/** Codes of an express order, looked up at once. */
export const cartLinesBody = z.object({ items: z.array(cartItem).min(1).max(200) });

/** A comment for who packs the order, up to 500 characters (API-25). */
export const createOrderBody = z.object({ comment: text(500).optional() });

/** How an order is paid and delivered, and what was agreed to (API-29). */
export const placeOrderBody = z.object({
  payment: filledText(32),
  delivery: filledText(32),
  addressId: id.optional(),
  address: checkoutAddress.optional(),
  pickupNameSurname: text(120).optional(),
  pickupPhone: text(32).optional(),
  comment: text(500).optional(),
  coupon: text(64).optional(),
  agreements: z.array(filledText(64)).max(10).optional(),
  /** What the buyer was shown to pay: an order that comes to another sum is not placed, but shown anew (F04). */
  total: money.optional(),
});

const only = (parts: Readonly<Record<string, z.ZodType>>, asked: readonly string[]) =>
  z.object(Object.fromEntries(Object.entries(parts).filter(([name]) => asked.includes(name))));

/**
 * The bodies that hold an address, as they are in a country that asks for these of the fields that all know (`street` is the
 * address book's `address`): they are demanded, and others are no part of it.
 */
export const addressBodies = (asked: readonly string[]) => {
  const saved = only(savedParts, [...asked, ...(asked.includes('street') ? ['address'] : [])]);
  const typed = only(typedParts, asked).extend({ added });
  return {
    addAddress: saved.extend({ added }),
    editAddress: saved.partial().extend({ added }),
    placeOrder: placeOrderBody.extend({ address: typed.optional() }),
  };
};

/** Withdrawal from a purchase: of the whole order, or of units of its lines (API-73). */
export const withdrawalBody = z.object({
  lines: z
    .array(z.object({ productCode: filledText(32), quantity }))
    .min(1)
    .max(500)
    .optional(),
  reason: text(500).optional(),
});

/** A review (API-71): 1 to 5 stars. What shall not be shown before somebody has read it, the server finds. */
export const reviewBody = z.object({
  stars: z.int().min(1).max(5),
  title: text(reviewLengths.title).optional(),
  text: filledText(reviewLengths.text),
});

/** Products that a visitor saved in the browser, the newest first (SHOP-13). */
export const joinSavedBody = z.object({ products: z.array(id).max(100) });

/** Where the notice goes when the product is there again (API-72). */
export const notifyBody = z.object({ email: filledText(254) });

/** The address that subscribes (API-62). */
export const newsletterBody = z.object({ email: filledText(254) });

/** A letter to the company, up to 4000 characters (API-61). */
export const feedbackBody = z.object({
  name: filledText(120),
  email: filledText(254),
  phone: text(32).optional(),
  subject: filledText(160),
  message: filledText(4000),
});

const typed = z.union([text(1024), z.boolean(), z.number(), z.null()]);

/** What was typed into a registration form, by the country's own fields: its definition judges them (REG-2, REG-3). */
export const registrationBody = z
  .record(z.string().max(64), z.union([typed, z.array(filledText(64)).max(10)]))
  .refine((fields) => Object.keys(fields).length <= 60);

/** The short online registration; which of these are asked for, the country says (API-14, API-15). */
export const shortRegistrationBody = z.object({
  fbo_idnumber: text(64).optional(),
  national_number: text(64).optional(),
  tax_number: text(64).optional(),
  email: text(254).optional(),
  phone: text(32).optional(),
});

/** An application for a retail page (API-63). What a name may be the server says, in words. */
export const retailBody = z.object({ name: text(200) });

const retailLink = text(250).nullable().optional();

/** What is named changes; empty or null takes it away. */
export const retailLinksBody = z.object({
  facebook: retailLink,
  instagram: retailLink,
  twitter: retailLink,
  youtube: retailLink,
  whatsapp: retailLink,
  googleAnalytics: retailLink,
});
