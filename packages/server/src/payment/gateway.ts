import type { CountryDefinition } from '@caravan/country';
import type { PaymentProvider } from './provider.ts';

/** What a provider is made of beside its own settings. */
export interface GatewayFacts {
  readonly country: Pick<CountryDefinition, 'card' | 'currency' | 'timeZone'>;
  /** `https://shop.example`: the browser and the bank's server come back under it. */
  readonly origin: string;
  readonly now: () => Date;
  /** Random text of so many bytes. */
  readonly token: (bytes: number) => string;
}

/** Makes a country's provider; throws where the country's definition does not fit it, so that the start fails. */
export type CreateProvider = (facts: GatewayFacts) => PaymentProvider;

/** A variable of the environment that a gateway wants: what it is for, and what it must be (SRV-10). */
export interface GatewayVariable {
  readonly meaning: string;
  readonly example: string;
  readonly needed?: 'always' | 'in production';
  /** Whether a wrong value is told to who set it: not of what is a secret or may hold one. */
  readonly told?: true;
  /** Told after "must be": `an https address`. */
  readonly must: string;
  readonly passes: (value: string) => boolean;
  /** What production refuses of values that would do elsewhere. */
  readonly inProduction?: { readonly must: string; readonly passes: (value: string) => boolean };
}

/**
 * A kind of payment gateway beside the core's own: what the operator has to say of it, and how a provider is made of that. A
 * country's `src/server.ts` names it, and `BANK_…` is asked for no longer.
 */
export interface PaymentGateway {
  readonly variables: Readonly<Record<string, GatewayVariable>>;
  /** Gets what they are set to, checked; those that nobody set are absent. */
  readonly connect: (values: Readonly<Record<string, string>>) => CreateProvider;
}
