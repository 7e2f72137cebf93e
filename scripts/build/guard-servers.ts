/** Preloaded by every start of the built site (run-next.ts): Next makes its server by itself, so the guard is put in before. */
import http, { type RequestListener, type ServerOptions } from 'node:http';
import { guardConnections, guardRequests } from './request-guard.ts';

const { createServer } = http;

http.createServer = ((options: ServerOptions | RequestListener, listener?: RequestListener) => {
  const [settings, handle] = typeof options === 'function' ? [{}, options] : [options, listener];
  const server = createServer(settings, handle && guardRequests(handle));
  guardConnections(server);
  return server;
}) as typeof createServer;
