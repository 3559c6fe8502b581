import type { NamedProduct, PastOrder } from './demo-order.ts';
import type { MemberFacts } from '../file-shapes.ts';

/** Days of which orders are made: the months that the business pages show. */
const daysShown = 395;
/** Before the oldest order that the file has of a member, so many days are left alone. */
const apart = 20;
/** And nobody buys in so many days: what the bank says of these is still being looked at. */
const recent = 3;
/** Case credits of what is bought, in thousandths: small enough for preferred customers to stay what they are (REG-11). */
const credits = { from: 30, to: 150 } as const;

/** How the demo members of a country shop: as the first order of the file does, to that buyer's address. */
export interface ShoppingHabits extends Pick<PastOrder, 'payment' | 'delivery'> {
  readonly address: NonNullable<MemberFacts['addresses']>[number] | null;
  /** Codes of what they buy, in a fixed order. */
  readonly codes: readonly string[];
}

/** The habits by what the file and the catalogue have; null where there is nothing to go by. */
export const shoppingHabits = (
  list: readonly MemberFacts[],
  catalogue: ReadonlyMap<string, NamedProduct>,
): ShoppingHabits | null => {
  const first = list.find(({ orders }) => orders && orders.length > 0);
  const [order] = first?.orders ?? [];
  const codes = [...catalogue.values()]
    .filter(
      ({ cc, disabled, discountable }) => !disabled && discountable && cc >= credits.from && cc <= credits.to,
    )
    .map(({ code }) => code)
    .toSorted();
  if (!order || codes.length === 0) return null;
  const { payment, delivery } = order;
  return {
    payment,
    delivery,
    codes,
    address: first?.addresses?.find(({ district }) => district != null) ?? null,
  };
};

/** An order that is made for a member, and what is known of them for it. */
export interface DemoPurchase {
  readonly facts: MemberFacts;
  readonly past: PastOrder;
}

/**
 * The orders of a member who `buysEvery` so many days, the oldest first: two products of a fixed choice each, more of them by
 * owners. The same file gives the same orders on the same day.
 */
export const demoPurchases = (
  facts: MemberFacts,
  { codes, address, payment, delivery }: ShoppingHabits,
): DemoPurchase[] => {
  const { buysEvery: every, joinedDaysAgo: joined, orders, firstName, lastName } = facts;
  if (every == null) return [];
  const oldest = Math.min(joined ?? daysShown, daysShown);
  const youngest =
    orders && orders.length > 0 ? Math.max(...orders.map(({ daysAgo }) => daysAgo)) + apart : recent;
  const count = Math.max(0, Math.floor((oldest - 1 - youngest) / every) + 1);
  const number = Number(facts.fboId.slice(-4));
  const size = facts.level === 'novus' ? 1 : 4;
  const codeAt = (place: number): string => codes[place % codes.length] ?? '';
  const recipientName = `${firstName} ${lastName}`;
  const known: MemberFacts = {
    ...facts,
    addresses: facts.addresses?.length ? facts.addresses : address && [{ ...address, recipientName }],
  };
  return Array.from({ length: count }, (_, turn) => {
    const place = number * 7 + turn * 5;
    return {
      facts: known,
      past: {
        daysAgo: oldest - 1 - turn * every,
        payment,
        delivery,
        status: 'delivered',
        lines: [
          { code: codeAt(place), quantity: 2 * size },
          { code: codeAt(place + 3), quantity: size },
        ],
      },
    };
  });
};
