import { z } from 'zod';
import { filledText, id, money, quantity, text } from './scalars.ts';

export const loginBody = z.object({ username: filledText(64), password: z.string().min(1).max(1024) });

export const addressBody = z.object({
  recipientName: filledText(120),
  province: id,
  district: id,
  city: filledText(120),
  address: filledText(250),
  phone: filledText(32),
  email: filledText(254),
});

/** An edit names only what changes; completing a saved address is such an edit. */
export const addressEdit = addressBody.partial();

/** The address typed at checkout. */
export const checkoutAddress = z.object({
  recipientName: filledText(120),
  province: id,
  district: id,
  city: filledText(120),
  street: filledText(250),
  phone: filledText(32),
  email: filledText(254),
});

export const cartItem = z.object({ productCode: filledText(32), quantity: quantity.default(1) });

export const cartAddBody = z.union([z.object({ items: z.array(cartItem).min(1).max(500) }), cartItem]);

export const cartRemoveBody = z.object({ productCode: filledText(32) });

export const cartLineBody = z.object({ quantity });

/** Codes of an express order, looked up at once. */
export const cartLinesBody = z.object({ items: z.array(cartItem).min(1).max(200) });

export const createOrderBody = z.object({ comment: text(500).optional() });

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

/** Withdrawal from a purchase: of the whole order, or of units of its lines (API-73). */
export const withdrawalBody = z.object({
  lines: z
    .array(z.object({ productCode: filledText(32), quantity }))
    .min(1)
    .max(500)
    .optional(),
  reason: text(500).optional(),
});

export const newsletterBody = z.object({ email: filledText(254) });
