/** Host names in production; the first is canonical. */
export const domains = ['aloea.kg', 'www.aloea.kg'] as const satisfies readonly [string, ...string[]];
