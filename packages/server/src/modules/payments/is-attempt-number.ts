/** Whether an attempt of ours may bear this number at the bank; anything else is not even looked up. */
export const isAttemptNumber = (oid: string): boolean => /^[A-Za-z0-9]{1,64}$/.test(oid);
