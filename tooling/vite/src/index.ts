export { countryApp, serverApp } from './country-app.ts';
export { linguiConfigPath, words } from './words.ts';
export { styles } from './styles.ts';
export { unitTests } from './unit-tests.ts';
