import type { CouponClaim } from '../../gifts/index.ts';
import type { CountryContext } from '../../../context.ts';
import type { PlacingVerdict } from './judge-placing.ts';
import type { PlaceRefusal, PlaceRequest } from './placing-results.ts';

/** What is said beside the coupon's field. */
const couponWords: Readonly<Record<Extract<CouponClaim, { ok: false }>['why'], string>> = {
  unknown: 'order.coupon.unknown',
  used: 'order.coupon.used',
  expired: 'order.coupon.expired',
  taken_back: 'order.coupon.takenBack',
};

/** Refusals of a placing with a message beside the field that it is about, in the buyer's language. */
export const createPlacingRefusals = ({ country, words }: Pick<CountryContext, 'country' | 'words'>) => {
  const refuseField = (field: string, id: string, { language }: PlaceRequest): PlaceRefusal => ({
    code: 'invalid',
    fields: { [field]: [words(language)._(id)] },
  });
  return {
    /** A country's agreements that were not accepted (CHK-5); null when all were. */
    missingAgreements: ({ body, language }: PlaceRequest): PlaceRefusal | null => {
      const accepted = new Set(body.agreements);
      if (country.agreements.every(({ slug }) => accepted.has(slug))) return null;
      return {
        code: 'agreements_required',
        fields: { agreements: [words(language)._('server.error.agreementsRequired')] },
      };
    },
    /** A coupon that can't be used. */
    coupon: (request: PlaceRequest, { why }: Extract<CouponClaim, { ok: false }>): PlaceRefusal =>
      refuseField('coupon', couponWords[why], request),
    /** Products, delivery or payment that the rules refuse. */
    verdict: (request: PlaceRequest, verdict: Extract<PlacingVerdict, { ok: false }>): PlaceRefusal => {
      if (verdict.code === 'cannot_place') return { code: verdict.code, products: verdict.products };
      return verdict.code === 'unknown_delivery'
        ? refuseField('delivery', 'order.delivery.unknown', request)
        : refuseField('payment', 'order.payment.unknown', request);
    },
  };
};
