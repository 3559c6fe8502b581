const files = (...names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

// Three suites run at a time and end together: the members' begins when Storybook's has ended (turbo.json).

/** How pages look and read, every one of them in every language, and how one becomes a member. */
export const pages = files('access', 'content', 'header', 'large-text', 'product', 'registration', 'targets');

/** What members see, every screen of it. */
export const members = files(
  'access-members',
  'business',
  'logins',
  'orders',
  'password',
  'profile',
  'retail',
);
