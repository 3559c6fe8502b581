/** Before which a page's name stands: the host of the shop, with its port where it has one. `link` is any referral link. */
export const retailHost = (link: string | null, name: string | null): string => {
  const [, host = ''] = /^https?:\/\/([^/?#]+)/.exec(link ?? '') ?? [];
  const own = `${name ?? ''}.`;
  return (own !== '.' && host.startsWith(own) ? host.slice(own.length) : host).replace(/^www\./, '');
};
