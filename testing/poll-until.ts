/** Reads a value until it is the awaited one. */
import { setTimeout as wait } from 'node:timers/promises';

type Timing = { timeoutMs: number; everyMs: number };

/** Waits until the value is truthy. @param what was waited for, in the error of a timeout. */
export async function pollUntil<Value>(
  read: () => Value | Promise<Value>,
  { what, ...timing }: Timing & { what: string },
): Promise<NonNullable<Value>> {
  const value = await readUntil(read, Boolean, timing);
  if (!value) throw new Error(`Not within ${timing.timeoutMs / 1000} seconds: ${what}`);
  return value;
}

/** @returns the last value, also after a timeout: for those who report it, or explain the failure themselves. */
export async function readUntil<Value>(
  read: () => Value | Promise<Value>,
  isDone: (value: Value) => boolean,
  { timeoutMs, everyMs }: Timing,
): Promise<Value> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isDone(value) || Date.now() > deadline) return value;
    await wait(everyMs);
  }
}
