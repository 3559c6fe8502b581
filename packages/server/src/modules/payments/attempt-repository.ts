import { statement } from '../../db/database.ts';

/** An attempt about which the bank is to be asked. */
export interface DueAttempt {
  readonly id: number;
  readonly order_id: number;
  readonly provider: string;
  readonly merchant: string;
  readonly oid: string;
  readonly amount: number;
  readonly asked: number;
  /** Five days are over: this is the last time. */
  readonly last: boolean;
}

/**
 * Attempts about which the bank is to be asked now, at most `$2`, for this process alone: another one passes over them, and
 * finds them again should this one die. The next time is its hold's end, if that lies ahead, else after a pause (`$3`,
 * seconds by how often it was asked).
 */
export const claimAttempts = statement<DueAttempt>(
  'payments_claim_attempts',
  `update payment_attempts a
      set asked = a.asked + 1,
          ask_at = case when o.reserved_until > shop_time() then o.reserved_until
                   else shop_time() + make_interval(secs => ($3::int[])[least(a.asked + 1, array_length($3::int[], 1))]) end
     from orders o
    where o.id = a.order_id and a.id in (
      select id from payment_attempts where country = $1 and ask_at <= shop_time()
       order by ask_at limit $2 for update skip locked)
   returning a.id, a.order_id, a.provider, a.merchant, a.oid, a.amount, a.asked, a.created_at <= shop_time() - interval '5 days' as last`,
);

/** The bank has answered, but not for good. */
export const noteAnswered = statement(
  'payments_note_answered',
  `update payment_attempts set answered_at = shop_time() where id = $1`,
);

/** No further question: the bank has said all, or was asked for five days. */
export const stopAsking = statement(
  'payments_stop_asking',
  `update payment_attempts set ask_at = null where id = $1`,
);

/** The buyer is back without an answer: the bank is asked at once. It does not count for the pauses afterwards. */
export const askSoon = statement<{ id: number }>(
  'payments_ask_soon',
  `update payment_attempts set ask_at = shop_time(), asked = greatest(asked - 1, 0)
    where country = $1 and order_id = $2 and ask_at > shop_time() returning id`,
);

/** Of which order a number at the bank is. */
export const orderOfAttempt = statement<{ order_id: number }>(
  'payments_order_of_attempt',
  `select order_id from payment_attempts where country = $1 and provider = $2 and oid = $3`,
);

/** An attempt whose payment may begin: its order waits for that very sum. */
export interface BeginningRow {
  readonly order_id: number;
  readonly amount: number;
  readonly code: string;
  readonly language: string;
  readonly fbo_id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Parts of the address as they were written, the place's names in the order's language. */
  readonly street: string;
  readonly district: string;
  readonly city: string;
}

export const readBeginning = statement<BeginningRow>(
  'payments_read_beginning',
  `select a.order_id, a.amount, o.code, o.language, m.fbo_id,
          coalesce(o.recipient_name, o.pickup_name, m.first_name || ' ' || m.last_name) as name,
          coalesce(o.email, m.email, '') as email,
          coalesce(o.phone, o.pickup_phone, m.phone, '') as phone,
          coalesce(o.street, '') as street,
          coalesce(o.district_names ->> o.language, '') as district,
          coalesce(nullif(o.city, ''), o.province_names ->> o.language, '') as city
     from payment_attempts a join orders o on o.id = a.order_id join members m on m.id = o.member_id
    where a.country = $1 and a.provider = $2 and a.merchant = $3 and a.oid = $4
      and o.status = 'awaiting_payment' and o.total = a.amount`,
);
