/** Where the site listens, and whether somebody else does already. */
import { connect } from 'node:net';
import { parseArgs } from 'node:util';

export type ListenAddress = { port: number; host: string };

/**
 * Loopback unless HOST says otherwise: whoever reaches the port chooses the headers that a web server in front would set.
 * @param words of the command line: `--port N`, which comes before PORT.
 * @throws Error when the port is none.
 */
export function listenAddress(
  words: string[],
  { PORT, HOST }: Readonly<Record<string, string | undefined>>,
): ListenAddress {
  const { values } = parseArgs({ args: words, options: { port: { type: 'string', short: 'p' } } });
  const portText = values.port ?? (PORT || '3000');
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port < 1 || port > 65_535) {
    throw new Error(`"${portText}" is no port: name one from 1 to 65535`);
  }
  return { port, host: HOST || '127.0.0.1' };
}

export function hasListener(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 2_000 });
    const answer = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => answer(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => answer(false));
  });
}
