/** The servers of the process: made by Next, noted by what is preloaded before it (scripts/build), closed by the start-up. */
import type { Server } from 'node:http';
import { perProcess } from './per-process.ts';

export function listeningServers(): Set<Server> {
  return perProcess('listening-servers', () => new Set<Server>());
}
