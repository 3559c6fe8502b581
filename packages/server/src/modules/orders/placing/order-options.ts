import {
  deliveryOptions,
  goodsOf,
  payableOf,
  paymentOptions,
  type DeliveryOption,
  type FreeFrom,
  type Arrival,
} from '@caravan/cart-rules';
import type { DeliveryMethod, PaymentMethod } from '@caravan/contract';
import { arrivalIn, localized } from '@caravan/country';
import { formatCaseCredit, type Language } from '@caravan/i18n';
import { formatMoney, toWire } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import type { Member } from '../../../http/member.ts';
import { readLevel } from '../../accounts/index.ts';
import { courierGoesTo } from './destination-repository.ts';
import { deliveryName, paymentWords } from '../names.ts';
import { readBare } from '../order-repository.ts';
import type { OrderRow } from '../order-row.ts';

/** What the order comes to as it stands. */
const sumsOf = (order: OrderRow) => ({
  subTotal: order.sub_total,
  discount: order.discount,
  coupon: order.coupon,
  deliveryFee: order.delivery_fee,
});

/** The place and region that deliveries are asked for; an absent part of the place is open. */
export interface AskedPlace {
  readonly store: number | null;
  readonly province?: number | undefined;
  readonly district?: number | undefined;
}

/** What an order may choose (API-27, API-28), priced by the same rules that place it. null: no such order of the member. */
export const createOrderOptions = ({ country, database, clock, words }: CountryContext) => {
  const ownOrder = async (memberId: number, orderId: number) =>
    (await database.run(readBare, [country.val, memberId, orderId]))[0];

  const levelOf = (order: OrderRow, member: Member) =>
    order.status === 'draft' ? member.level : readLevel(order.level);

  const freeFromText = (freeFrom: FreeFrom, language: Language): string => {
    const value =
      freeFrom.goods === undefined
        ? formatCaseCredit(freeFrom.cc ?? 0, language)
        : formatMoney(freeFrom.goods, country.currency);
    return words(language)._(freeFrom.over ? 'order.freeFrom.over' : 'order.freeFrom.from', { value });
  };

  const presentDelivery = (
    option: DeliveryOption,
    arrives: Arrival | null,
    language: Language,
  ): DeliveryMethod => {
    const facts = country.deliveryFacts[option.slug];
    return {
      slug: option.slug,
      name: deliveryName(country, option.slug, language),
      kind: option.kind,
      fee: toWire(option.fee, country.currency),
      description: facts ? localized(facts.description, language, country) : '',
      ...(arrives && { arrives }),
      ...(option.freeFrom ? { freeFrom: freeFromText(option.freeFrom, language) } : {}),
      ...(facts?.hours ? { hours: localized(facts.hours, language, country) } : {}),
      ...(facts?.address ? { address: localized(facts.address, language, country) } : {}),
    };
  };

  return {
    async deliveries(
      member: Member,
      orderId: number,
      asked: AskedPlace,
      language: Language,
    ): Promise<DeliveryMethod[] | null> {
      const order = await ownOrder(member.id, orderId);
      if (!order) return null;
      const place =
        asked.province === undefined
          ? { provinceId: order.province_id, districtId: asked.district ?? order.district_id }
          : { provinceId: asked.province, districtId: asked.district ?? null };
      const [goal] =
        asked.district === undefined && asked.province === undefined
          ? [{ delivers: true }]
          : await database.run(courierGoesTo, [country.val, asked.district ?? null, asked.province ?? null]);
      const { holidays } = await country.holidays();
      const now = clock.now();
      const { store } = asked;
      return deliveryOptions(country.rules, {
        place,
        goods: goodsOf(sumsOf(order)),
        cc: order.cc,
        level: levelOf(order, member),
        store,
      })
        .filter(({ kind }) => kind === 'pickup' || goal?.delivers === true)
        .map((option) =>
          presentDelivery(
            option,
            arrivalIn(country, holidays, { delivery: option.slug, place, store }, now),
            language,
          ),
        );
    },

    async payments(member: Member, orderId: number, language: Language): Promise<PaymentMethod[] | null> {
      const order = await ownOrder(member.id, orderId);
      if (!order) return null;
      const payable = payableOf(sumsOf(order));
      return paymentOptions(country.rules, { level: levelOf(order, member), payable }).map((option) => ({
        slug: option.slug,
        ...paymentWords(country, option.slug, words(language)),
        paymentPercent: option.feePercentBp / 100,
        paymentFee: toWire(option.fee, country.currency),
      }));
    },
  };
};
