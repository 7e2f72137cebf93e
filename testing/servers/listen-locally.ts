import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalServer = { port: number; close(): Promise<void> };

/** Starts a stand-in on this machine. @param port 0 for a free one. */
export async function listenLocally(
  server: Server,
  port = 0,
  host = '127.0.0.1',
): Promise<LocalServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
