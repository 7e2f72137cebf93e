/**
 * Takes no connection from now on, and waits for the answers that are on their way. Rule: a request that was taken is
 * answered; one that was not finds nobody at once, so that a web server in front gives it to another instance.
 */
import type { Server } from 'node:http';
import { listeningServers } from '../config/listening-servers.ts';

const closeIdleIntervalMs = 50;

export async function stopListening(): Promise<void> {
  await Promise.all([...listeningServers()].map(close));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept open falls idle behind its answer; it would be waited for until its own time is over.
    const idle = setInterval(() => server.closeIdleConnections(), closeIdleIntervalMs);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
