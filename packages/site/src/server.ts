import { country as definition } from 'virtual:country';
import { createSite } from './create-site.ts';

/** The server of the country that is built. */
export const { country, createCountryServer, gateway } = createSite(definition);
