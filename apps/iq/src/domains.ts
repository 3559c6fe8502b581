/** Host names in production; the first is canonical. */
export const domains = ['aloea.iq', 'www.aloea.iq'] as const satisfies readonly [string, ...string[]];
