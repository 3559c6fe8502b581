import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();

/** Makes calls of the API that the server makes itself, for a page: that page was admitted already. */
export const asOwnCall = <Result>(work: () => Result): Result => inside.run(true, work);

/** Whether the running request is one of those. */
export const isOwnCall = (): boolean => inside.getStore() === true;
