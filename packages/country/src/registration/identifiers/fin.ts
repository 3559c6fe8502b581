/** Whether seven capitals and digits are a FİN: Latin without I and O; it has no public check digit. */
export const isFin = (text: string): boolean => /^[0-9A-HJ-NP-Z]{7}$/.test(text);
