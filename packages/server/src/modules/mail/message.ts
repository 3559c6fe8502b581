/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly base64: string;
}

/** One mail, ready to be sent. */
export interface MailMessage {
  /** The same for each try of the same mail, so that a receiver can tell a repeat. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address by which a mail program ends the subscription with one click (RFC 8058); mails about orders have none. */
  readonly unsubscribe?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Who is answered; the sender where there is none. */
  readonly replyTo?: string;
}

/** Hands a mail over; throws when nobody took it. */
export type SendMail = (message: MailMessage) => Promise<void>;
