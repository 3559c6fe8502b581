/** Exit code of a start or an end that what is outside forces. */
export const failed = 1;

/** Exit code of a wrong configuration: `EX_CONFIG` of sysexits. */
export const wrongConfiguration = 78;

const begun = performance.now();

/** Prints a line with the seconds since this program began. */
export const say = (line: string): void =>
  console.log(`[${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s] ${line}`);

/** Ends the program with a line on standard error. */
export const fail = (line: string, code: number): never => {
  console.error(line);
  process.exit(code);
};
