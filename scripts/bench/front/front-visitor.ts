/** A visitor of the web server: one HTTP/2 connection, from an address of its own (Linux has all of 127.0.0.0/8). */
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { join } from 'node:path';
import type { Cluster } from '../../../testing/start-cluster.ts';

export type TimedResponse = { status: number; ms: number; body: Buffer };

export class FrontVisitor {
  readonly #connect: () => ClientHttp2Session;
  #session: ClientHttp2Session | null = null;

  constructor({ url, nginx }: Cluster, address: string) {
    const ca = readFileSync(join(nginx.folder, 'ssl/fullchain.pem'));
    // The web server listens on IPv4 alone, and an address of ours is one of those.
    this.#connect = () => connect(url, { ca, localAddress: address, family: 4 } as object);
  }

  /** @param headers beside what a browser asks a page with. */
  async request(
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<TimedResponse> {
    const session = this.#open();
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const stream = session.request({
        ...{ ':path': path, ':method': method, 'accept-encoding': 'gzip, br' },
        ...headers,
      });
      const parts: Buffer[] = [];
      let status = 0;
      stream.on('response', (answer) => {
        status = Number(answer[':status']);
      });
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('error', reject);
      stream.once('end', () =>
        resolve({ status, ms: performance.now() - startedAt, body: Buffer.concat(parts) }),
      );
      stream.end(body);
    });
  }

  close(): void {
    this.#session?.close();
  }

  /** A web server ends a connection after some thousand requests: the next one opens another. */
  #open(): ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = this.#connect();
    session.on('error', () => session.destroy());
    session.on('goaway', () => session.close());
    this.#session = session;
    return session;
  }
}
