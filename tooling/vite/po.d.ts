/** A compiled message catalogue, as the lingui plugin hands it over. */
declare module '*.po' {
  export const messages: Record<string, string | (string | unknown[])[]>;
}

/** The shop's words in one language: what every page says, and by area what single screens add (LANG-7). */
declare module 'virtual:words/*' {
  type Messages = Record<string, string | (string | unknown[])[]>;
  export const messages: Messages;
  export const areas: Record<string, () => Promise<{ readonly messages: Messages }>>;
}
