/** Where pages may post forms besides this site, as origins: the bank (SEC-1, S20). */
export type FormTargets = readonly string[];

/** Where browsers say what a policy kept them from (S19). */
export const reportPath = '/policy-report';

/** Where a country's analytics may send what it counted, after consent (CTRY-5); its script comes by 'strict-dynamic'. */
const counters =
  'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/**
 * What a page may load and do (SEC-1, S21): scripts only with this answer's nonce and what they load themselves, no frame
 * around it, no base, no plug-in. `counted`: the country has analytics; `videoHosts`: whose players it shows (CONT-1).
 */
export const contentSecurity = (
  nonce: string,
  formTargets: FormTargets,
  {
    counted = false,
    videoHosts = [],
  }: { readonly counted?: boolean; readonly videoHosts?: readonly string[] } = {},
): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${counted ? ` ${counters}` : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    ...(videoHosts.length === 0
      ? []
      : [`frame-src ${videoHosts.map((host) => `https://${host}`).join(' ')}`]),
    `connect-src 'self'${counted ? ` ${counters}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${reportPath}`,
  ].join('; ');

/** Headers of every document, besides those of every answer (`secureTransport`). */
export const documentHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};
