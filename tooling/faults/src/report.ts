import { isWell, type Outcome } from './run-scenario.ts';

export const verdictOf = (outcome: Outcome): string =>
  outcome.skipped === null ? (isWell(outcome) ? 'holds' : 'FAILS') : 'skipped';

const columns: readonly (readonly [string, (outcome: Outcome) => string])[] = [
  ['scenario', ({ scenario }) => scenario],
  ['database', ({ database }) => database],
  ['', verdictOf],
  ['orders', ({ orders }) => String(orders)],
  ['payments', ({ payments }) => String(payments)],
  ['lost', ({ lost }) => String(lost.length)],
  ['faults', ({ faults }) => String(faults.length)],
  ['back s', ({ back }) => (back === null ? '–' : back.toFixed(1))],
  ['worst ms', ({ worstMs }) => worstMs.toFixed(0)],
  ['MB', ({ memory }) => memory.toFixed(0)],
  ['took s', ({ seconds }) => seconds.toFixed(0)],
];

const words = new Set(['scenario', 'database', '']);

/** Outcomes as a table; every outcome is a line, the widths are those of the widest. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const cells = [
    columns.map(([head]) => head),
    ...outcomes.map((each) => columns.map(([, cell]) => cell(each))),
  ];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, at) =>
          words.has(columns[at]?.[0] ?? '') ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const most = 5;

const shorten = (lines: readonly string[]): string[] =>
  lines.length > most ? [...lines.slice(0, most), `… and ${lines.length - most} more`] : [...lines];

/** What is to be said of one outcome below the table: why it fails, or why it was not run. */
export const detailsOf = (outcome: Outcome): string[] => {
  const { scenario, database, skipped, wrong, lost, faults, notes } = outcome;
  const lines = [...shorten(wrong), ...shorten(lost), ...shorten(faults), ...notes];
  return [...(skipped === null ? [] : [skipped]), ...lines].map(
    (line) => `${scenario} (${database}): ${line}`,
  );
};

/** The line by which a caller counts. */
export const sumOf = (outcomes: readonly Outcome[]): string => {
  const run = outcomes.filter(({ skipped }) => skipped === null);
  const failed = run.filter((each) => !isWell(each)).length;
  return `${run.length - failed} passed, ${failed} failed`;
};
