/** Host names in production; the first is canonical. */
export const domains = ['aloea.com.tr', 'www.aloea.com.tr'] as const satisfies readonly [string, ...string[]];
