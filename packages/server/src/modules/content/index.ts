export { createContent, type Content, type Reader } from './create-content.ts';
export * from './edition.ts';
export { factNames } from './fill-facts.ts';
export { pictureWidths } from './file-address.ts';
export { createHasPreview } from './has-preview.ts';
export { registerContent } from './routes.ts';
export { servePreview } from './serve-preview.ts';
export { serveContentFiles } from './serve-files.ts';
