import {
  levels,
  paymentOptions,
  reviewCart,
  standardLevelCc,
  type Level,
  type ShopRules,
} from '@caravan/cart-rules';
import { repeated, unmet, type Check, type CountryFixtures } from './check.ts';

const unlimited = {
  once: { limit: null, used: 0 },
  daily: { limit: null, used: 0 },
  monthly: { limit: null, used: 0 },
};

const isShare = (basisPoints: number): boolean =>
  Number.isInteger(basisPoints) && basisPoints >= 0 && basisPoints <= 10_000;

/** Whether a buyer of a level who took all that is in stock could order. */
const canReachMinimum = (
  rules: ShopRules,
  level: Level,
  products: CountryFixtures['products'] = [],
): boolean => {
  const lines = products
    .filter(({ stock }) => stock > 0)
    .map(({ price, stock }, index) => ({
      code: String(index),
      quantity: stock,
      stock,
      disabled: false,
      limits: unlimited,
      unitPrice: price,
      unitCc: 0,
      discountable: true,
    }));
  return reviewCart(rules, lines, { level }).canOrder;
};

/** Discounts, tax, minimum and ways to pay. */
export const selling: readonly Check[] = [
  {
    title: 'has a discount for each level, rising with it, and a tax',
    faults: ({ rules }) => {
      const discounts = levels.map((level) => rules.levelDiscountBp[level]);
      return [
        ...discounts
          .filter((share) => !isShare(share))
          .map((share) => `the discount ${share} is not 0 to 10 000 basis points`),
        ...unmet(
          [
            discounts.every((share, index) => share >= (discounts[index - 1] ?? 0)),
            'a higher level has a lower discount',
          ],
          [isShare(rules.vatBp), `the tax ${rules.vatBp} is not 0 to 10 000 basis points`],
        ),
      ];
    },
  },
  {
    title: 'REG-11 has case credits for each level, more for a higher one',
    faults: ({ rules: { levelCc = standardLevelCc } }) => {
      const { assistant_supervisor: first, supervisor, assistant_manager: fourth, manager } = levelCc;
      const steps = [0, first, supervisor, fourth, manager];
      return steps
        .filter((cc, index) => index > 0 && !(Number.isInteger(cc) && cc > (steps[index - 1] ?? 0)))
        .map((cc) => `a level is reached by ${cc} thousandths of a case credit`);
    },
  },
  {
    title: 'has a minimum order that every level can reach',
    faults: ({ rules }, { products }) => {
      const { minimumOrder } = rules;
      const whole = minimumOrder === null || (Number.isInteger(minimumOrder) && minimumOrder > 0);
      if (!whole) return [`the minimum ${minimumOrder} is not a whole amount above zero`];
      return products === undefined
        ? []
        : levels
            .filter((level) => !canReachMinimum(rules, level, products))
            .map((level) => `${level} cannot reach it`);
    },
  },
  {
    title: 'lets every level pay, and pays by card through a bank that is set up whole',
    faults: ({ rules, card }) => {
      const hasCard = rules.payments.some(({ kind }) => kind === 'card');
      return [
        ...repeated(rules.payments.map(({ slug }) => slug)).map((slug) => `the payment ${slug} stands twice`),
        ...rules.payments
          .filter(({ feePercentBp }) => !isShare(feePercentBp))
          .map(
            ({ slug, feePercentBp }) => `the fee ${feePercentBp} of ${slug} is not 0 to 10 000 basis points`,
          ),
        ...levels
          .filter((level) => paymentOptions(rules, { level, payable: 1 }).length === 0)
          .map((level) => `${level} has no way to pay`),
        ...unmet(
          [hasCard, 'no payment takes cards, though a bank is given'],
          [
            /^[a-z][a-z0-9-]*$/.test(card.provider),
            `"${card.provider}" cannot stand in the bank's return address`,
          ],
        ),
      ];
    },
  },
  {
    title: 'LIM-6 gives coupons and gifts for sums above zero, for days that are counted whole',
    faults: ({ rules: { gifts } }) => {
      const coupon = gifts?.coupon ?? { amount: 1, from: 1, validDays: 1 };
      const over = gifts?.freeGift?.over ?? 1;
      return [coupon.amount, coupon.from, coupon.validDays, over]
        .filter((figure) => !Number.isInteger(figure) || figure < 1)
        .map((figure) => `the gifts have the figure ${figure}`);
    },
  },
  {
    title: 'keeps terms that make sense',
    faults: ({ agreements, withdrawalDays, withdrawalForm, holdMinutes, rules, deliveryFacts }) => [
      ...repeated(agreements.map(({ slug }) => slug)).map((slug) => `the agreement ${slug} stands twice`),
      ...agreements
        .filter(({ version }) => version.trim() === '')
        .map(({ slug }) => `the agreement ${slug} has no version`),
      ...rules.delivery
        .filter(
          ({ slug, kind }) => agreements.length > 0 && kind === 'courier' && !deliveryFacts[slug]?.carrier,
        )
        .map(({ slug }) => `the agreements do not say which carrier brings ${slug} (CHK-7)`),
      ...unmet(
        [Number.isInteger(withdrawalDays) && withdrawalDays >= 0, `withdrawal in ${withdrawalDays} days`],
        [!withdrawalForm || withdrawalDays > 0, 'a withdrawal form without days to withdraw in'],
        [Number.isInteger(holdMinutes) && holdMinutes > 0, `stock held for ${holdMinutes} minutes`],
      ),
    ],
  },
];
