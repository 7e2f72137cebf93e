/**
 * V8 lets a heap grow with the machine: left alone, the audit of 31 pages takes half as much again as it needs.
 * A collection every few pages costs milliseconds and keeps it small on every machine.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyPages = 4;
const everyShare = 0.05;

setFlagsFromString('--expose-gc');
export const forceGarbageCollection = runInNewContext('gc') as () => void;
let lastAt = 0;

/** @param done pages so far; the more there are, the seldomer. */
export function tidyMemory(done: number): void {
  if (done < lastAt) lastAt = 0;
  if (done - lastAt < Math.max(everyPages, done * everyShare)) return;
  lastAt = done;
  forceGarbageCollection();
}
