/** Host names in production; the first is canonical. */
export const domains = ['aloea.kz', 'www.aloea.kz'] as const satisfies readonly [string, ...string[]];
