import type { Sent } from '@caravan/api-client';
import { ccToWire, judgeQuantity, reviewCart, type Level, type RuleLine } from '@caravan/cart-rules';
import type { Cart, CartLine } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { toWire, type Currency } from '@caravan/money';
import { answer, type Answers } from './network.ts';
import { testCountry } from './test-country.ts';

const exland = testCountry();

/** One line of a cart for tests: rule facts, and what the wire tells besides. */
export interface CartFacts extends Partial<Omit<RuleLine, 'code' | 'quantity'>> {
  readonly code: string;
  readonly name?: string;
  readonly photo?: string;
  readonly quantity: number;
}

const noLimit = { limit: null, used: 0 };

const ruleOf = (facts: CartFacts): RuleLine => ({
  unitPrice: 2000,
  unitCc: 125,
  stock: 40,
  disabled: false,
  discountable: true,
  limits: { once: noLimit, daily: noLimit, monthly: noLimit },
  ...facts,
});

const wireLine = (facts: CartFacts, blocked: boolean, currency: Currency): CartLine => {
  const rule = ruleOf(facts);
  return {
    code: rule.code,
    productId: Number(rule.code),
    slug: `product-${rule.code}`,
    productName: facts.name ?? `Product ${rule.code}`,
    photo: facts.photo ?? `/media/xx/products/${rule.code}-90.webp`,
    unitPrice: toWire(rule.unitPrice, currency),
    unitCc: ccToWire(rule.unitCc),
    quantity: rule.quantity,
    totalPrice: toWire(rule.unitPrice * rule.quantity, currency),
    totalCc: ccToWire(rule.unitCc * rule.quantity),
    limits: rule.limits,
    remainingStock: rule.stock,
    available: !blocked,
    discountable: rule.discountable,
    ...(rule.gift === true && { gift: true }),
    ...(rule.priceWhenAdded !== undefined && { priceChangedFrom: toWire(rule.priceWhenAdded, currency) }),
  };
};

/** A cart as the server tells it, judged by the rules as the server judges. */
export const testCart = (
  lines: readonly CartFacts[],
  level: Level | null = 'supervisor',
  { rules, currency, defaultStore }: Pick<CountryDefinition, 'rules' | 'currency' | 'defaultStore'> = exland,
): Cart => {
  const review = reviewCart(rules, lines.map(ruleOf), { level }, {}, defaultStore);
  const { totals, minimum, freeDelivery } = review;
  const money = (amount: number) => toWire(amount, currency);
  return {
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: currency.code,
    items: lines.map((line) => wireLine(line, review.blocked.includes(line.code), currency)),
    totals: {
      subTotal: money(totals.subTotal),
      discount: money(totals.discount),
      discountPercent: totals.discountBp / 100,
      totalWithoutDiscount: money(totals.totalWithoutDiscount),
      deliveryFee: totals.deliveryFee === null ? null : money(totals.deliveryFee),
      additionalTax: money(totals.additionalTax),
      totalCc: ccToWire(totals.totalCc),
      total: money(totals.total),
    },
    minimum: minimum && { ...minimum, amount: money(minimum.amount), missing: money(minimum.missing) },
    freeDelivery: freeDelivery && {
      met: freeDelivery.met,
      ...(freeDelivery.missing !== undefined && { missing: money(freeDelivery.missing) }),
    },
    canOrder: review.canOrder,
    messages: review.messages.map((message) => ({
      code: message.code,
      text: message.code,
      ...('productCode' in message && { productCode: message.productCode }),
    })),
  };
};

const codeIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'productCode' in body ? String(body.productCode) : '';

const quantityIn = (body: unknown): number =>
  typeof body === 'object' && body !== null && 'quantity' in body ? Number(body.quantity) : 1;

/** The calls of a cart that lives as long as the test; `stocked` are the products that can be put into it. */
export const cartServer = (first: readonly CartFacts[], stocked: readonly CartFacts[] = first): Answers => {
  let lines = [...first];
  const count = () => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const put = (code: string, quantity: number) => {
    const product = [...lines, ...stocked].find((line) => line.code === code);
    if (!product) return answer(400, { productCode: ['No such product'], code: 'unknown_product' });
    const refusal = judgeQuantity(ruleOf(product), quantity, true);
    if (refusal)
      return answer(400, {
        quantity: [`Refused: ${refusal.code}`],
        code: refusal.code,
        available: refusal.available,
      });
    lines = lines.some((line) => line.code === code)
      ? lines.map((line) => (line.code === code ? { ...line, quantity } : line))
      : [...lines, { ...product, quantity }];
    return null;
  };
  const set = (code: string, quantity: number) => {
    if (quantity !== 0) return put(code, quantity);
    lines = lines.filter((line) => line.code !== code);
    return null;
  };
  const has = (code: string) => lines.find((line) => line.code === code)?.quantity ?? 0;
  return {
    'GET order/cart/': () => testCart(lines),
    'GET order/cart/short/': () => ({
      totalQuantity: count(),
      items: lines.map((line) => ({
        code: line.code,
        productName: line.name ?? '',
        quantity: line.quantity,
        unitPrice: '20.00',
        strGrossCost: '20,00 XXD',
        photo: '',
        slug: '',
        productId: Number(line.code),
      })),
      subTotal: '0.00',
      currency: exland.currency.code,
    }),
    'POST order/cart/add/': ({ body }: Sent) => {
      const items =
        typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)
          ? body.items
          : null;
      if (items === null) {
        const code = codeIn(body);
        return put(code, has(code) + quantityIn(body)) ?? { count: count() };
      }
      const results = items.map((item: unknown) => {
        const refused = put(codeIn(item), has(codeIn(item)) + quantityIn(item));
        return { productCode: codeIn(item), ok: refused === null, ...(refused && { message: 'Refused' }) };
      });
      return { results, count: count() };
    },
    'DELETE order/cart/': () => {
      lines = [];
      return answer(204);
    },
    ...Object.fromEntries(
      [...first, ...stocked].map(({ code }) => [
        `PUT order/cart/line/${code}/`,
        ({ body }: Sent) => set(code, quantityIn(body)) ?? { count: count(), cart: testCart(lines) },
      ]),
    ),
  };
};
