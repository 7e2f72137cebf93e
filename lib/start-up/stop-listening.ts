/**
 * Refuses new connections and waits for the responses in progress. Rule: an accepted request is answered; any other is
 * refused at once, so that a load balancer sends it to another instance.
 */
import type { Server } from 'node:http';
import { listeningServers } from '../process/listening-servers.ts';

const closeIdleIntervalMs = 50;

export async function stopListening(): Promise<void> {
  await Promise.all([...listeningServers()].map(close));
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection is idle after its response; close() would wait for its timeout.
    const idle = setInterval(() => server.closeIdleConnections(), closeIdleIntervalMs);
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
