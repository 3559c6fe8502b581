const share = (digit: number, place: number): number => {
  const shifted = (digit + 10 - place) % 10;
  return shifted === 0 ? 0 : (shifted * 2 ** (10 - place)) % 9 || 9;
};

/** Whether ten digits are a vergi kimlik no: the last is computed from the nine before it. */
export const isVkn = (text: string): boolean => {
  if (!/^\d{10}$/.test(text)) return false;
  const sum = Array.from(text.slice(0, 9)).reduce(
    (all, digit, index) => all + share(Number(digit), index + 1),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(text[9]);
};
