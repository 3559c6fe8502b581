/** The least and the most that a setting may be. */
type Range = readonly [least: number, most: number];

/** The whole number of a setting, `usual` where it is not set; or what is wrong with it, in a sentence. */
export const readSetting = (
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  usual: number,
  [least, most]: Range,
): number | string => {
  const text = environment[name] ?? '';
  if (text === '') return usual;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most
    ? value
    : `${name} must be a whole number from ${least} to ${most}, found "${text}".`;
};

/** Exit code of a bench that was told nonsense. */
const refused = 2;

const setting = (name: string, usual: number, range: Range): number => {
  const read = readSetting(process.env, name, usual, range);
  if (typeof read === 'number') return read;
  console.error(read);
  return process.exit(refused);
};

/** `BENCH_PORT`: where the measured shop listens; a second one takes the port after it. */
export const portSetting = (usual: number): number => setting('BENCH_PORT', usual, [1, 65_534]);

/** `BENCH_SECONDS`: how long a case is measured. */
export const secondsSetting = (usual: number): number => setting('BENCH_SECONDS', usual, [1, 3600]);

/** How many there are of something: `BENCH_PRODUCTS`, `BENCH_PAGES`, `BENCH_ROUNDS`. */
export const countSetting = (name: string, usual: number): number => setting(name, usual, [1, 1_000_000]);
