import { createServer } from 'node:net';
import { freePort } from '../testing/databases/temporary-database.ts';
import { hasListener, listenAddress } from './listen-address.ts';

test('the site listens on loopback unless HOST is set', () => {
  expect(listenAddress([], {})).toEqual({ port: 3000, host: '127.0.0.1' });
  expect(listenAddress([], { HOST: '', PORT: '' })).toEqual({ port: 3000, host: '127.0.0.1' });
  expect(listenAddress([], { HOST: '0.0.0.0', PORT: '3001' })).toEqual({
    port: 3001,
    host: '0.0.0.0',
  });
});

test('the command line overrides the environment', () => {
  expect(listenAddress(['--port', '3002'], { PORT: '3001' }).port).toBe(3002);
  expect(listenAddress(['-p', '3002'], { PORT: '3001' }).port).toBe(3002);
});

test.each(['0', '65536', '3000x', '-1', '1e3', ' '])('"%s" is not a port', (PORT) => {
  expect(() => listenAddress([], { PORT })).toThrow(/is not a port/);
});

test('an unknown option is an error', () => {
  expect(() => listenAddress(['--prot', '3000'], {})).toThrow(/--prot/);
});

test('a listener is found, on one address and on all addresses', async () => {
  const port = await freePort();
  expect(await hasListener(port, '127.0.0.1')).toBe(false);
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  expect(await hasListener(port, '127.0.0.1')).toBe(true);
  expect(await hasListener(port, '0.0.0.0')).toBe(true);
  await new Promise((resolve) => other.close(resolve));
});
