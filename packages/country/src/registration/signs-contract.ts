/** Whether somebody who joins by this form signs a contract form (REG-6): business owners do, customers do not. */
export const signsContract = (type: string): boolean => type.startsWith('forever-business-owner');

/**
 * Whether they have signed an application form of their own, which stands for the contract form (REG-1). The member id is the one
 * printed on that form: it is theirs when it is of this country and nobody has it. Nothing is sent to be signed again.
 */
export const bringsOwnForm = (type: string): boolean => type === 'forever-business-owner-ownform';
