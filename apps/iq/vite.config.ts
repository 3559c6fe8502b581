import { countryApp } from '@caravan/vite';

export default countryApp();
