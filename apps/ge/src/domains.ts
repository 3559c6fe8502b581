/** Host names in production; the first is canonical. */
export const domains = ['aloea.ge', 'www.aloea.ge'] as const satisfies readonly [string, ...string[]];
