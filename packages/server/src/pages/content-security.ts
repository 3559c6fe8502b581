/** Where pages may post forms besides this site, as origins: the bank (SEC-1, S20). */
export type FormTargets = readonly string[];

/**
 * What a page may load and do (SEC-1, S21): scripts only with this answer's nonce and what they load themselves, no frame
 * around it, no base, no plug-in.
 */
export const contentSecurity = (nonce: string, formTargets: FormTargets): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** Headers of every document; HSTS only where there is TLS, in production. */
export const documentHeaders = (production: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
