export { createSite, type Infrastructure, type Site } from './create-site.ts';
