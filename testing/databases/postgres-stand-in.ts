/**
 * An in-memory Postgres (PGlite) behind a socket, for tests: a program that prints its port. PGlite has one session for
 * all connections, so each query is sent as a whole, and other connections wait while a transaction is open. (PGlite's
 * own server mixes the messages of two queries: error 55000, or the result of the other query.)
 */
import { createServer, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

type PendingQuery = { from: Socket; messages: Buffer[] };

const sslRequest = 80877103;
const cancelRequest = 80877102;
const queryEndMessages = new Set(['Q', 'S']);
const terminateMessage = 'X';

const db = await PGlite.create('memory://');
let queue: PendingQuery[] = [];
let isBusy = false;
/** The connection with an open transaction. */
let owner: Socket | null = null;

const server = createServer((socket) => {
  let unread: Buffer = Buffer.alloc(0);
  let isStarted = false;
  let messages: Buffer[] = [];
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => void disconnect(socket));
  socket.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      // The first message of a connection has no type byte before its length.
      const lengthAt = isStarted ? 1 : 0;
      if (unread.length < lengthAt + 4) return;
      const size = lengthAt + unread.readInt32BE(lengthAt);
      if (unread.length < size) return;
      const message = unread.subarray(0, size);
      unread = unread.subarray(size);
      if (!isStarted) {
        const code = message.readInt32BE(4);
        if (code === sslRequest) socket.write('N');
        if (code === sslRequest || code === cancelRequest) continue;
        isStarted = true;
        enqueue({ from: socket, messages: [message] });
        continue;
      }
      const letter = String.fromCharCode(message[0] ?? 0);
      if (letter === terminateMessage) return void socket.end();
      messages.push(message);
      if (!queryEndMessages.has(letter)) continue;
      enqueue({ from: socket, messages });
      messages = [];
    }
  });
});

function enqueue(question: PendingQuery): void {
  queue.push(question);
  void drainQueue();
}

async function drainQueue(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let question = next(); question; question = next()) await executeQuery(question);
  isBusy = false;
}

function next(): PendingQuery | undefined {
  const at = queue.findIndex(({ from }) => owner === null || from === owner);
  return at < 0 ? undefined : queue.splice(at, 1)[0];
}

async function executeQuery({ from, messages }: PendingQuery): Promise<void> {
  const answers: Uint8Array[] = [];
  for (const message of messages) answers.push(await db.execProtocolRaw(new Uint8Array(message)));
  const bytes = Buffer.concat(answers);
  // The last byte of a response is the state: idle, in a transaction, or in a failed one.
  owner = bytes.at(-1) === 'I'.charCodeAt(0) ? null : from;
  if (from.writable) from.write(bytes);
  else if (owner === from) await rollBack();
}

async function disconnect(socket: Socket): Promise<void> {
  queue = queue.filter(({ from }) => from !== socket);
  if (owner === socket && !isBusy) await rollBack();
  void drainQueue();
}

async function rollBack(): Promise<void> {
  await db.exec('ROLLBACK');
  owner = null;
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
