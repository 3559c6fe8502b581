/** A row of a mail's table: what, how many, how much. */
export interface MailLine {
  readonly name: string;
  readonly quantity: string;
  readonly price: string;
  /** What others pay for it, where that is another sum (SHOP-14). */
  readonly retail?: MailFact | undefined;
}

/** A named fact or sum. `strong` for the total. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

/** What a mail says, before it is text or HTML: the one set of templates (SRV-8). */
export interface MailContent {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly shop: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly linesTitle: string;
  readonly lines: readonly MailLine[];
  readonly sums: readonly MailFact[];
  readonly facts: readonly MailFact[];
  readonly footer: readonly string[];
}
