/**
 * A search process that becomes ready and then hangs at the first request. The site starts its process from a path
 * below the working directory, so a start from another folder gets this one. It is connected to a server of the test:
 * the connection closes when the process has really ended.
 */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

const sourceFor = (port: number) => `
import { createConnection } from 'node:net';
process.once('message', () => process.on('message', () => { for (;;); }));
createConnection(${port}, '127.0.0.1', () =>
  process.send({ kind: 'ready', version: '', hospitals: 0, lists: 0, megabytes: 0 }),
);
`;

/** @param folder a temporary one. */
export async function hangingProcess(folder: string) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // A process that is killed may reset its connection.
  server.on('connection', (socket) => socket.on('error', () => undefined).resume());
  mkdirSync(join(folder, 'lib/tools/hospitals/worker'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'lib/tools/hospitals/worker/search-worker.ts'), sourceFor(port));
  return {
    /** Runs what creates the process before it returns. */
    start<T>(create: () => T): T {
      const home = process.cwd();
      process.chdir(folder);
      try {
        return create();
      } finally {
        process.chdir(home);
      }
    },
    /** Resolves when every process that was started has ended. */
    whenEnded: () => new Promise((closed) => server.close(closed)),
  };
}
