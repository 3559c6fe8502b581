/** The address of a retail page: its name before the shop's own host (RTL-4). `origin` is the shop's. */
export const pageAddress = (origin: string, name: string): string => {
  const { protocol, host } = new URL(origin);
  return `${protocol}//${name}.${host.replace(/^www\./, '')}`;
};

/** The link by which an owner without a page refers customers (SHELL-9). */
export const memberLink = (origin: string, fboId: string): string => `${origin}/?ref=${fboId}`;
