/** The country whose app is built: `@caravan/vite` finds these files in it. */
declare module 'virtual:country' {
  import type { CountryDefinition } from '@caravan/country';

  export const country: CountryDefinition;
}

/** The app's own `src/server.ts`, else this package's. */
declare module 'virtual:country/server' {
  import type { Site } from '@caravan/site';

  export const country: Site['country'];
  export const createCountryServer: Site['createCountryServer'];
  export const gateway: Site['gateway'];
}

declare module 'virtual:country/theme.css';
