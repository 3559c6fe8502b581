import { fileURLToPath } from 'node:url';
import { checkWords } from './check.ts';
import { printed } from './complaint.ts';

const complaints = checkWords(fileURLToPath(new URL('../../..', import.meta.url)));
for (const complaint of complaints) console.error(printed(complaint));
console.log(
  complaints.length === 0 ? 'words: every message is there and used' : `words: ${complaints.length} faults`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
