/**
 * Preloaded by every start of the built site (run-next.ts): Next makes its server by itself, so what stands in front of it
 * is put in before.
 */
import { readFileSync } from 'node:fs';
import http, { type RequestListener, type ServerOptions } from 'node:http';
import { join } from 'node:path';
import { listeningServers } from '../../lib/config/listening-servers.ts';
import { compressPages } from './compress-pages.ts';
import { guardConnections, guardRequests } from './request-guard.ts';

const { createServer } = http;

http.createServer = ((options: ServerOptions | RequestListener, listener?: RequestListener) => {
  const [settings, handle] = typeof options === 'function' ? [{}, options] : [options, listener];
  const server = createServer(
    settings,
    handle && guardRequests(compressPages(handle, prerendered())),
  );
  guardConnections(server);
  listeningServers().add(server);
  return server;
}) as typeof createServer;

function prerendered(): ReadonlySet<string> {
  const manifest = join(process.env.BUILD_DIR || '.next', 'prerender-manifest.json');
  return new Set(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).routes));
}
