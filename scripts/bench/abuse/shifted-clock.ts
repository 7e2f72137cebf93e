/**
 * Preloaded into the site of a simulated day (simulated-site.ts): adds the milliseconds in a file to the machine's
 * time.
 */
import { openSync, readSync } from 'node:fs';

const file = openSync(process.env.BENCH_CLOCK ?? '', 'r');
const text = Buffer.alloc(16);
const machineNow = Date.now;

function now(): number {
  readSync(file, text, 0, text.length, 0);
  return machineNow() + Number(text.toString('latin1'));
}

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  apply: (target) => new target(now()).toString(),
});
