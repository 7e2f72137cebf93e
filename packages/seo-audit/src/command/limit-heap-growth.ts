/**
 * V8 lets a heap grow with the machine: left alone, the audit of 31 pages takes half as much again as it needs. It is
 * collected whenever it has grown by a little, and so stays small on every machine.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const growthBytes = 12 * 2 ** 20;
const growthShare = 0.1;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
let bytesAfterCollection = 0;

export function forceGarbageCollection(): void {
  collect();
  bytesAfterCollection = bytesInUse();
}

/** To be called often: it looks first, which costs next to nothing. */
export function limitHeapGrowth(): void {
  if (
    bytesInUse() >
    bytesAfterCollection + Math.max(growthBytes, bytesAfterCollection * growthShare)
  )
    forceGarbageCollection();
}

function bytesInUse(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}
