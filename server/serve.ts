/**
 * Serves the built site on one port, opened once the site is ready. `next start` opens its port first and queues
 * requests until then; behind a load balancer those visitors wait although another instance could answer.
 */
import http, { type RequestListener } from 'node:http';
import compression from 'compression';
import next from 'next';
import { buildDir } from '../lib/config/build-dir.ts';
import { parseEnvironment } from '../lib/config/parse-environment.ts';
import { listeningServers } from '../lib/process/listening-servers.ts';
import { ignoreOutputErrors } from '../lib/process/logging/ignore-output-errors.ts';
import { startUpDeferred } from '../lib/process/start-up-deferred.ts';
import { commonHeaders } from './common-headers.ts';
import { hasListener, listenAddress } from './listen-address.ts';
import { guardConnections, guardRequests } from './request-guard.ts';
import { serveStaticFiles } from './static-files.ts';
import { maxHeaderBytes } from './truncate-headers.ts';

ignoreOutputErrors();
await serve().catch(fail);

async function serve(): Promise<void> {
  // This precedes Next: it loads next.config.ts, where the same check fails, and prints a line of its own above the
  // reason.
  const headers = commonHeaders(parseEnvironment(process.env));
  const { port, host } = listenAddress(process.argv.slice(2), process.env);
  // This precedes the start-up, which sends the pending outbox: a second start by mistake must not send it twice.
  if (await hasListener(port, host)) throw new Error(`port ${port} of ${host} is taken`);
  // Without SITE_ORIGIN, absolute URLs are built from it.
  process.env.PORT = String(port);
  // No hostname: with 127.0.0.1 Next takes a rewrite by the middleware for one to another site.
  const site = next({ dev: false, port });
  await site.prepare();
  await startUpDeferred().promise;
  const server = http.createServer(
    { maxHeaderSize: maxHeaderBytes, requireHostHeader: false },
    guardRequests(
      headers,
      serveStaticFiles(buildDir(process.env), 'public', compressed(site.getRequestHandler())),
    ),
  );
  guardConnections(server, headers);
  listeningServers().add(server);
  server.once('error', fail);
  server.listen(port, host, () => {
    server.off('error', fail);
    // A connection that cannot be accepted must not end the others.
    server.on('error', ({ message }) => console.error(`A connection was not accepted: ${message}`));
    console.log(`The site is listening on port ${port} of ${host}`);
  });
}

/** Compresses pages rendered per request. Next's own `compress` has no Brotli. */
function compressed(handle: RequestListener): RequestListener {
  const compress = compression();
  type Call = Parameters<typeof compress>;
  return (request, response) =>
    compress(request as Call[0], response as Call[1], () => handle(request, response));
}

function fail({ message }: Error): never {
  console.error(`The site does not start: ${message}`);
  process.exit(1);
}
