/** The open HTTP servers of the process: server/serve.ts adds one, lib/start-up/start-up.server.ts closes them. */
import type { Server } from 'node:http';
import { processSingleton } from './process-singleton.ts';

export function listeningServers(): Set<Server> {
  return processSingleton('listening-servers', () => new Set<Server>());
}
