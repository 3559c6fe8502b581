/** The last part of a product's address: its id, then its name for people and search engines. */
export const productParam = (product: { readonly id: number; readonly slug: string }): string =>
  `${product.id}-${product.slug}`;

/** The product's id in `15-aloe-vera-gel`: digits before the first hyphen, whatever stands among them; null if there are none. */
export const productIdOf = (param: string): number | null => {
  const digits = (param.split('-')[0] ?? '').replaceAll(/\D/g, '');
  const id = Number(digits);
  return digits !== '' && Number.isSafeInteger(id) ? id : null;
};
