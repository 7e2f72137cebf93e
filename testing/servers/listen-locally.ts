import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of a stand-in on this machine. @param port 0 for a free one. @returns its port and how to close it. */
export async function listenLocally(
  server: Server,
  port = 0,
  host = '127.0.0.1',
): Promise<{ port: number; close(): Promise<void> }> {
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
