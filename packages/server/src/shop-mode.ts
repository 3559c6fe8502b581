/**
 * How a country's shop is open (SHELL-14): to all; for looking only, while its stock is counted; not at all, while it is
 * worked on.
 */
export const shopModes = ['open', 'inventory', 'maintenance'] as const;

export type ShopMode = (typeof shopModes)[number];

/** A mode as it was set. */
export interface ModeSet {
  readonly mode: ShopMode;
  /** Seconds after which it is worth coming back. */
  readonly retryAfter: number;
  /** Null where no mode was ever set. */
  readonly since: Date | null;
}

/** A shop whose operator never said anything. */
export const openShop: ModeSet = { mode: 'open', retryAfter: 0, since: null };

/** A mode by its name; null for a word that is none. */
export const modeOf = (text: string): ShopMode | null => shopModes.find((mode) => mode === text) ?? null;

/** Gives the country's mode, seconds old at most. Cheap enough for every request. */
export type ReadMode = () => Promise<ModeSet>;

/** Gives which version the country's goods, prices and texts have, seconds old at most: what is kept of an earlier one is no longer shown (SRV-18). */
export type ReadDataVersion = () => Promise<string>;
