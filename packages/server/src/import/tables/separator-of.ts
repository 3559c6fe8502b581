const separators = [';', ',', '\t'] as const;

/**
 * What separates the cells of a table, by its header, in whose names there is none of them: spreadsheets save with semicolons or commas
 * as the machine's region has it, or with tabs. Semicolons where it does not show.
 */
export const separatorOf = (text: string): (typeof separators)[number] => {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return separators.find((separator) => header.includes(separator)) ?? ';';
};
