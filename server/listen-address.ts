/** The address the site listens on, and whether another process already does. */
import { connect } from 'node:net';
import { parseArgs } from 'node:util';

export type ListenAddress = { port: number; host: string };

/**
 * Loopback unless HOST is set: a client that reaches the port directly can forge the headers that a proxy would set.
 * @param args the command line: `--port N` overrides PORT.
 * @throws Error for an invalid port.
 */
export function listenAddress(
  args: string[],
  { PORT, HOST }: Readonly<Record<string, string | undefined>>,
): ListenAddress {
  const { values } = parseArgs({ args, options: { port: { type: 'string', short: 'p' } } });
  const portText = values.port ?? (PORT || '3000');
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port < 1 || port > 65_535)
    throw new Error(`"${portText}" is not a port: give a number from 1 to 65535`);
  return { port, host: HOST || '127.0.0.1' };
}

export function hasListener(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 2_000 });
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => settle(false));
  });
}
