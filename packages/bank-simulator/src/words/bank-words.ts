/** What the pretend bank says. It is a bank of its own, so its words live with it and not in the shop's catalogues. */
export interface BankWords {
  readonly bank: string;
  readonly practice: string;
  readonly cardTitle: string;
  readonly cardLead: string;
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly proceed: string;
  readonly wrongNumber: string;
  readonly wrongExpiry: string;
  readonly wrongCode: string;
  readonly challengeTitle: string;
  readonly challengeLead: string;
  readonly amount: string;
  readonly merchant: string;
  readonly card: string;
  readonly approve: string;
  readonly decline: string;
  readonly abandon: string;
  readonly returningTitle: string;
  readonly returningLead: string;
  readonly continue: string;
  readonly faultTitle: string;
  readonly faultLead: string;
  readonly goneTitle: string;
  readonly goneLead: string;
}
