import { fileURLToPath } from 'node:url';
import { checkFloors } from './check.ts';
import { printed } from './complaint.ts';

const complaints = checkFloors(fileURLToPath(new URL('../../..', import.meta.url)));
for (const complaint of complaints) console.error(printed(complaint));
console.log(
  complaints.length === 0 ? 'floors: every arrow goes down' : `floors: ${complaints.length} broken`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
