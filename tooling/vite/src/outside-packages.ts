/**
 * Packages that a built server does not take into itself: they bring native code, or read files beside their own. Everything else of
 * others is bundled (decision 0043). An app lists them among its `dependencies`, which are all that a deployed one installs.
 */
export const outsidePackages: readonly string[] = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];
