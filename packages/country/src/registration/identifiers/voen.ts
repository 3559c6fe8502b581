/** Whether ten digits are a VÖEN: the last is 1 for a company, 2 for a person; the rule of the ninth is not public. */
export const isVoen = (text: string): boolean => /^\d{9}[12]$/.test(text);
