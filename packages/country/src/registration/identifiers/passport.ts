/**
 * Whether capitals and digits can be a passport's number: 5 to 20 of them, of digits alone at most nine (as many as the
 * machine-readable line holds, ICAO 9303), so that a mistyped national number does not pass for one.
 */
export const isPassport = (text: string): boolean => /^(?=.*[A-Z]|.{5,9}$)[A-Z\d]{5,20}$/.test(text);
