/** A clause of membership: its place in the address, and the messages of its heading and its text. */
export interface MembershipClause {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** The clauses of membership in their order, in the area `membership`. */
export const membershipClauses: readonly MembershipClause[] = [
  { name: 'joining', title: 'membership.joining-title', text: 'membership.joining' },
  { name: 'independence', title: 'membership.independence-title', text: 'membership.independence' },
  { name: 'orders', title: 'membership.orders-title', text: 'membership.orders' },
  { name: 'promises', title: 'membership.promises-title', text: 'membership.promises' },
  { name: 'returns', title: 'membership.returns-title', text: 'membership.returns' },
  { name: 'data', title: 'membership.data-title', text: 'membership.data' },
  { name: 'end', title: 'membership.end-title', text: 'membership.end' },
  { name: 'law', title: 'membership.law-title', text: 'membership.law' },
];

/** What the terms say besides, and the contract form on which they are printed. */
export const membershipWords = {
  title: 'membership.title',
  version: 'membership.version',
  contractTitle: 'membership.contract-title',
  accepted: 'membership.accepted',
  signatureOfMember: 'membership.signature-member',
  signatureOfCompany: 'membership.signature-company',
} as const;

/** All message ids of the terms of membership. */
export const membershipIds: readonly string[] = [
  ...Object.values(membershipWords),
  ...membershipClauses.flatMap(({ title, text }) => [title, text]),
];
