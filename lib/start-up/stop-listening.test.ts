import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { listeningServers } from '../process/listening-servers.ts';
import { stopListening } from './stop-listening.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let answer: () => void;
let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer((_, response) => {
    answer = () => response.end('answered');
  });
  listeningServers().add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => listeningServers().delete(server));
afterAll(() => agent.destroy());

function get(): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (response) => {
      response.on('data', (text) => resolve(String(text)));
    })
      .on('error', ({ code }: NodeJS.ErrnoException) => reject(new Error(code)))
      .end();
  });
}

test('an accepted request is answered, a later one is refused, and keep-alive connections do not delay the stop', async () => {
  const taken = get();
  await new Promise((resolve) => server.once('request', resolve));
  const stopped = stopListening();
  const later = fetch(`http://127.0.0.1:${port}`).catch((error) => error.cause.code);
  expect(await later).toBe('ECONNREFUSED');
  answer();
  expect(await taken).toBe('answered');
  await stopped;
});

test('a request on a connection that is in use is answered, with the word that the connection ends', async () => {
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  const send = async () => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = await once(server, 'request');
    return response;
  };
  const before = await send();
  const stopped = stopListening();
  const after = await send();
  before.end('one');
  after.end('two');
  expect((await received).match(/^Connection: .*$/gm)).toEqual([
    'Connection: keep-alive',
    'Connection: close',
  ]);
  await stopped;
});
