/** The servers of the process: scripts/build/serve.ts adds its own, the start-up closes them at a stop. */
import type { Server } from 'node:http';
import { processSingleton } from './process-singleton.ts';

export function listeningServers(): Set<Server> {
  return processSingleton('listening-servers', () => new Set<Server>());
}
