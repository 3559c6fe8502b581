import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU that a process has used since its start, all threads, user and system, in milliseconds, as the operating system counts it. */
export const cpuOf = (pid: number): number => cpuIn(`/proc/${pid}/stat`);

/** The same of its main thread alone, in which JavaScript runs: it bounds what one process can do, however many cores there are. */
export const mainThreadCpuOf = (pid: number): number => cpuIn(`/proc/${pid}/task/${pid}/stat`);

const cpuIn = (stat: string): number => {
  const fields = readFileSync(stat, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
};

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
