// Loaded before the shop's program: its clock is ahead by SKEW_MS milliseconds (behind when negative). Timers run as ever.
import process from 'node:process';

const skew = Number(process.env['SKEW_MS'] ?? 0);
const realNow = Date.now;
const skewedNow = (): number => realNow() + skew;

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [skewedNow()] : given, newTarget),
  apply: () => new Date().toString(),
  get: (target, name, receiver) => (name === 'now' ? skewedNow : Reflect.get(target, name, receiver)),
});
