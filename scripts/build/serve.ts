/**
 * The built site on one port, which opens when Next is ready. `next start` opens it before and holds whoever comes: behind a
 * web server that is a visitor who waits for a start, though another instance would have answered at once.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import next from 'next';
import { listeningServers } from '../../lib/config/listening-servers.ts';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { startUpDeferred } from '../../lib/config/start-up-deferred.ts';
import { ignoreOutputErrors } from '../../lib/logging/ignore-output-errors.ts';
import { compressPages } from './compress-pages.ts';
import { compressibleFiles } from './compress-static.ts';
import { hasListener, listenAddress } from './listen-address.ts';
import { guardConnections, guardRequests } from './request-guard.ts';
import { sendCompressedFiles } from './send-compressed-files.ts';
import { maxHeaderBytes } from './truncate-headers.ts';

ignoreOutputErrors();
const buildDir = process.env.BUILD_DIR || '.next';
await serve().catch(fail);

async function serve(): Promise<void> {
  // Next reads next.config.ts, which fails on it too, and prints a line of its own before the reason.
  parseEnvironment(process.env);
  const { port, host } = listenAddress(process.argv.slice(2), process.env);
  // Next's start-up passes on what waits; who finds out afterwards that the port is taken has begun to send.
  if (await hasListener(port, host)) throw new Error(`port ${port} of ${host} is taken`);
  // Where no SITE_ORIGIN is set, addresses are made of it.
  process.env.PORT = String(port);
  // Next's own hostname is left as it is: told 127.0.0.1, it takes a rewrite of the middleware's for another site.
  const site = next({ dev: false, port });
  await site.prepare();
  await startUpDeferred().promise;
  const handle = compressPages(site.getRequestHandler(), prerenderedPaths());
  const server = http.createServer(
    { maxHeaderSize: maxHeaderBytes },
    guardRequests(sendCompressedFiles(handle, compressedPaths())),
  );
  guardConnections(server);
  listeningServers().add(server);
  server.once('error', fail);
  server.listen(port, host, () => {
    server.off('error', fail);
    // One connection that cannot be taken is no reason to leave the others.
    server.on('error', ({ message }) => console.error(`A connection was not taken: ${message}`));
    console.log(`The site answers on port ${port} of ${host}`);
  });
}

function prerenderedPaths(): ReadonlySet<string> {
  const manifest = join(buildDir, 'prerender-manifest.json');
  return new Set(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).routes));
}

function compressedPaths(): ReadonlySet<string> {
  const files = compressibleFiles(join(buildDir, 'static'));
  return new Set(files.map((file) => `/_next/static/${file}`));
}

function fail({ message }: Error): never {
  console.error(`The site does not start: ${message}`);
  process.exit(1);
}
