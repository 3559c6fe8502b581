/** JSON for a script element: nothing in it can end the element or a line (S26). */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>\u2028\u2029]/g,
    (letter) => String.raw`\u${letter.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  );
