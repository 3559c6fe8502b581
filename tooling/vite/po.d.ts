/** A compiled message catalogue, as the lingui plugin hands it over. */
declare module '*.po' {
  export const messages: Record<string, string | (string | unknown[])[]>;
}
