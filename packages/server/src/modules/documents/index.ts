export { createDocument, type PdfDocument } from './create-document.ts';
