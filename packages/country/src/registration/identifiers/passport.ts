/**
 * Whether capitals and digits can be a passport's number: 5 to 20 of them, of digits alone at most ten (as many as the
 * Russian internal passport has, the longest in use without letters), so that a mistyped national number is none.
 */
export const isPassport = (text: string): boolean => /^(?=.*[A-Z]|.{5,10}$)[A-Z\d]{5,20}$/.test(text);
