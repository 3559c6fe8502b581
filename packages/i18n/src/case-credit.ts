/** Case credits for people: thousandths as `0,125 CC`, with a decimal point in English only. */
export const formatCaseCredit = (milli: number, language: string): string => {
  if (!Number.isSafeInteger(milli)) throw new RangeError(`not case credits: ${milli}`);
  const digits = Math.abs(milli).toString().padStart(4, '0');
  const point = language === 'en' || language.startsWith('en-') ? '.' : ',';
  return `${milli < 0 ? '\u2212' : ''}${digits.slice(0, -3)}${point}${digits.slice(-3)}\u00A0CC`;
};
