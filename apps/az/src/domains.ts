/** Host names in production; the first is canonical. */
export const domains = ['aloea.az', 'www.aloea.az'] as const satisfies readonly [string, ...string[]];
