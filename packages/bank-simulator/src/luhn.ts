/** Whether a text is a card number by its length and check digit; spaces are allowed. */
export const isCardNumber = (text: string): boolean => {
  const digits = text.replaceAll(' ', '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};
