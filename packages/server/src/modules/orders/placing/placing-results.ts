import type { ErrorCode, schemas } from '@caravan/contract';
import type { Language } from '@caravan/i18n';
import type { z } from 'zod';
import type { Member } from '../../../http/member.ts';

/** What the buyer sent to place an order, and who they are. */
export interface PlaceRequest {
  readonly orderId: number;
  readonly member: Member;
  readonly language: Language;
  /** The region in which it is bought; kept on the order. */
  readonly store: number | null;
  /** The member ID of whose referral link was followed, null without one (SHELL-9). */
  readonly referral: string | null;
  readonly body: z.output<(typeof schemas)['placeOrder']['body']>;
}

/**
 * What keeps an order from being placed though its products are there: the order itself is over (it was cancelled, or not paid in
 * time), or this member has held them for as long as one may (PAY-13).
 */
export type PlacingObstacle = 'order over' | 'held long enough';

/** Why an order is not placed. Fields hold messages in the buyer's language. */
export type PlaceRefusal =
  | {
      readonly code: Extract<ErrorCode, 'not_found' | 'already_paid' | 'conflict' | 'ordering_stopped'>;
    }
  | {
      readonly code: 'cannot_place';
      readonly products: readonly string[];
      /** Why, where it is not that they are gone. */
      readonly why?: PlacingObstacle;
    }
  | { readonly code: 'throttled'; readonly waitMs: number }
  | {
      readonly code: Extract<ErrorCode, 'invalid' | 'agreements_required'>;
      readonly fields: Readonly<Record<string, string[]>>;
    };

/** Placed (null), or why not. */
export type PlaceResult = PlaceRefusal | null;

/** Undoes what the transaction of a refused placing has written so far. */
export class Refused extends Error {
  readonly refusal: PlaceRefusal;
  constructor(refusal: PlaceRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
