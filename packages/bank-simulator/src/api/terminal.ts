/** The till that every transaction goes through: a pretend bank has one. */
export const terminal = { TERMINALID: '00999999', MERCHANTID: '999999000' } as const;
