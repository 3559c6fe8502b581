import { countryApp } from '@tooling/vite';

export default countryApp();
