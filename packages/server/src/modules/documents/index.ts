export { createDocument, type DocumentSum, type PdfDocument } from './create-document.ts';
export { wholeAmounts } from './whole-amounts.ts';
export type { Table, TableColumn, TableRow } from './draw-table.ts';
