/**
 * Preloaded by every start of the built site (run-next.ts): Next makes its server by itself, so what stands in front of it
 * is put in before.
 */
import { readFileSync } from 'node:fs';
import http, { type RequestListener, type Server, type ServerOptions } from 'node:http';
import { join } from 'node:path';
import { listeningServers } from '../../lib/config/listening-servers.ts';
import { outliveFullDisk } from '../../lib/logging/outlive-full-disk.ts';
import { compressPages } from './compress-pages.ts';
import { compressibleFiles } from './compress-static.ts';
import { guardConnections, guardRequests } from './request-guard.ts';
import { sendCompressedFiles } from './send-compressed-files.ts';

outliveFullDisk();

const { createServer } = http;

http.createServer = ((options: ServerOptions | RequestListener, listener?: RequestListener) => {
  const [settings, handle] = typeof options === 'function' ? [{}, options] : [options, listener];
  const server = createServer(
    settings,
    handle &&
      guardRequests(sendCompressedFiles(compressPages(handle, prerendered()), compressed())),
  );
  guardConnections(server);
  listenOn(server, process.env.HOST || '127.0.0.1');
  listeningServers().add(server);
  return server;
}) as typeof createServer;

/**
 * Whoever reaches the port chooses the headers that a web server in front would set. Next's own --hostname is not used: told
 * 127.0.0.1, it takes a rewrite of the middleware's for another site, and asks itself over the network.
 */
function listenOn(server: Server, host: string): void {
  const listen = server.listen.bind(server) as (...rest: unknown[]) => Server;
  server.listen = ((port: number, _anywhere?: string, ...rest: unknown[]) =>
    listen(port, host, ...rest)) as Server['listen'];
}

function prerendered(): ReadonlySet<string> {
  const manifest = join(buildDir(), 'prerender-manifest.json');
  return new Set(Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).routes));
}

function compressed(): ReadonlySet<string> {
  const files = compressibleFiles(join(buildDir(), 'static'));
  return new Set(files.map((file) => `/_next/static/${file}`));
}

function buildDir(): string {
  return process.env.BUILD_DIR || '.next';
}
