import type { Level } from '@caravan/cart-rules';
import type { CountryContext } from '../../context.ts';
import { statement } from '../../db/database.ts';

/** A term that is looked at, with whose it is. */
export interface OpenTerm {
  readonly id: number;
  readonly member_id: number;
  readonly registration_id: number;
  readonly type: string;
  readonly what: string;
  readonly after: string;
  readonly otherwise: string;
  readonly due_on: string;
}

/** A term that may begin to count. */
export interface WaitingTerm {
  readonly id: number;
  readonly type: string;
  readonly what: string;
  readonly from: Date | null;
}

/** Terms of one kind that one transaction applies. */
export const mostTerms = 100;

const columns = `t.id, r.member_id, t.registration_id, r.type, t.what, t.after, t.otherwise, to_char(t.due_on, 'YYYY-MM-DD') as due_on`;

/** Those to be reminded of by \$2 that nobody was reminded of. */
const findToRemind = statement<OpenTerm>(
  'registration_terms_to_remind',
  `select ${columns} from registration_terms t join registrations r on r.id = t.registration_id
    where t.country = $1 and t.due_on <= $2 and t.due_on >= $3
      and t.reminded_at is null and t.met_at is null and t.applied_at is null
    order by t.id limit ${mostTerms} for update of t skip locked`,
);

const findOver = statement<OpenTerm>(
  'registration_terms_over',
  `select ${columns} from registration_terms t join registrations r on r.id = t.registration_id
    where t.country = $1 and t.due_on < $2 and t.met_at is null and t.applied_at is null
    order by t.id limit ${mostTerms} for update of t skip locked`,
);

/** Terms that count from a level, of members who have reached it. */
const findWaiting = statement<WaitingTerm>(
  'registration_terms_waiting',
  `select t.id, r.type, t.what, m.level_since as "from"
     from registration_terms t
     join registrations r on r.id = t.registration_id
     join members m on m.id = r.member_id
    where t.country = $1 and t.due_on is null and t.met_at is null and t.applied_at is null
      and t.after = any($2) and m.level = any($3)
    order by t.id limit ${mostTerms} for update of t skip locked`,
);

/** First orders that were paid: nothing is awaited of these members any more. */
const meetFirstOrders = statement<{ readonly id: number }>(
  'registration_terms_first_orders',
  `update registration_terms t set met_at = $2
     from registrations r
    where r.id = t.registration_id and t.country = $1 and t.what = 'first-order'
      and t.met_at is null and t.applied_at is null
      and exists (select 1 from orders o where o.country = $1 and o.member_id = r.member_id and o.paid_at is not null)
   returning t.id`,
);

const findForApproval = statement<WaitingTerm>(
  'registration_terms_for_approval',
  `select t.id, r.type, t.what, r.approved_at as "from"
     from registration_terms t join registrations r on r.id = t.registration_id
    where t.country = $1 and r.member_id = $2 and t.after = 'approval' and t.due_on is null and t.met_at is null
    for update of t`,
);

const begin = statement(
  'registration_terms_begin',
  `update registration_terms set due_on = $2 where id = $1`,
);
const noteReminded = statement(
  'registration_terms_reminded',
  `update registration_terms set reminded_at = $2 where id = $1`,
);
const noteApplied = statement(
  'registration_terms_applied',
  `update registration_terms set applied_at = $2 where id = $1`,
);
/** With one term applied, nothing else is awaited of the registration. */
const closeOthers = statement(
  'registration_terms_close',
  `update registration_terms set met_at = $2
    where registration_id = $1 and met_at is null and applied_at is null`,
);
const deleteContract = statement(
  'registrations_delete_contract',
  `update registrations set contract_deleted_at = $2 where id = $1`,
);
const blockMember = statement(
  'registrations_block_member',
  `update members set blocked_at = $2, blocked_reason = $3 where id = $1 and blocked_at is null`,
);
const beginApproved = statement<{ readonly id: number }>(
  'registrations_approve',
  `update registrations set approved_at = $3 where country = $1 and member_id = $2 and approved_at is null returning id`,
);
const meetTerm = statement<{ readonly id: number }>(
  'registration_terms_meet',
  `update registration_terms t set met_at = $4
     from registrations r
    where r.id = t.registration_id and t.country = $1 and r.member_id = $2 and t.what = $3
      and t.met_at is null and t.applied_at is null
   returning t.id`,
);

/** The terms of a country's registrations; what is found to be done is locked for the transaction. */
export const createTermsRepository = ({
  country: { val },
  database,
}: Pick<CountryContext, 'country' | 'database'>) => ({
  toRemind: (until: string, today: string): Promise<readonly OpenTerm[]> =>
    database.run(findToRemind, [val, until, today]),
  over: (today: string): Promise<readonly OpenTerm[]> => database.run(findOver, [val, today]),
  waiting: (after: readonly string[], levels: readonly Level[]): Promise<readonly WaitingTerm[]> =>
    database.run(findWaiting, [val, [...after], [...levels]]),
  waitingForApproval: (memberId: number): Promise<readonly WaitingTerm[]> =>
    database.run(findForApproval, [val, memberId]),
  meetFirstOrders: async (now: Date): Promise<number> =>
    (await database.run(meetFirstOrders, [val, now])).length,
  async begin(id: number, dueOn: string): Promise<void> {
    await database.run(begin, [id, dueOn]);
  },
  async noteReminded(id: number, now: Date): Promise<void> {
    await database.run(noteReminded, [id, now]);
  },
  async noteApplied(id: number, now: Date): Promise<void> {
    await database.run(noteApplied, [id, now]);
  },
  async closeOthers(registrationId: number, now: Date): Promise<void> {
    await database.run(closeOthers, [registrationId, now]);
  },
  async deleteContract(registrationId: number, now: Date): Promise<void> {
    await database.run(deleteContract, [registrationId, now]);
  },
  async blockMember(memberId: number, reason: string, now: Date): Promise<void> {
    await database.run(blockMember, [memberId, now, reason]);
  },
  /** Whether the application of a member is taken now; false when it was before, or there is none. */
  approve: async (memberId: number, now: Date): Promise<boolean> =>
    (await database.run(beginApproved, [val, memberId, now])).length > 0,
  /** Whether a member's term is met now. */
  meet: async (memberId: number, what: string, now: Date): Promise<boolean> =>
    (await database.run(meetTerm, [val, memberId, what, now])).length > 0,
});
