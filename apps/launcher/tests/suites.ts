/** How pages look and read: with the examination of every page as long as all other tests together, and beside them. */
export const pages = ['access', 'content', 'header', 'large-text', 'product', 'targets'].map(
  (name) => `**/${name}.spec.ts`,
);
