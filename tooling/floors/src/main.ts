import { fileURLToPath } from 'node:url';
import { checkFloors } from './check.ts';
import { printed } from './complaint.ts';
import { checkDocstrings } from './docstrings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const complaints = [...checkFloors(root), ...checkDocstrings(root)];
for (const complaint of complaints) console.error(printed(complaint));
console.log(
  complaints.length === 0
    ? 'floors: every arrow goes down, every public name is told of'
    : `floors: ${complaints.length} broken`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
