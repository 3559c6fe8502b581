export { backUp, type BackupResult, type ShopData } from './back-up.ts';
export type { Manifest } from './manifest.ts';
export { restore } from './restore.ts';
