import { readFileSync } from 'node:fs';

/** Memory of a process that is in RAM (Linux). */
export function readResidentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
