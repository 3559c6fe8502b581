import type { CartLine } from '@caravan/contract';
import type { I18n } from '@lingui/core';

/** The limits of a product and what is left of it, in short words (CART-3). */
export const limitFacts = ({ limits, remainingStock }: CartLine, i18n: I18n): string[] => {
  const { once, daily, monthly } = limits;
  const facts = [
    ...(remainingStock > 0 ? [i18n._('cart.fact-stock', { stock: remainingStock })] : []),
    ...(once.limit === null ? [] : [i18n._('cart.fact-once', { limit: once.limit })]),
    ...(daily.limit === null ? [] : [i18n._('cart.fact-daily', { limit: daily.limit })]),
    ...(monthly.limit === null ? [] : [i18n._('cart.fact-monthly', { limit: monthly.limit })]),
  ];
  // A number at the end does not go to a line of its own.
  return facts.map((fact) => fact.replace(/ (?=\d+$)/, '\u00A0'));
};
