/** Whether capitals and digits are an IBAN by ISO 13616: check digits 02 to 98, and 1 is left when divided by 97. */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z\d]{1,30}$/.test(text)) return false;
  const turned = `${text.slice(4)}${text.slice(0, 4)}`;
  return [...turned].reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0) === 1;
};
