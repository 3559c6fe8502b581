/** Whether somebody who joins by this form signs a contract form (REG-6): business owners do, customers do not. */
export const signsContract = (type: string): boolean => type.startsWith('forever-business-owner');
