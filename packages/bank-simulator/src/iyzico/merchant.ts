/** A shop that may take payments by this gateway. */
export interface IyzicoMerchant {
  readonly apiKey: string;
  readonly secretKey: string;
  /** Shown to the cardholder. */
  readonly name?: string;
}
