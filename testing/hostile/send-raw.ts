/** Sends bytes through a new socket and reads the response. */
import { connect } from 'node:net';

export type RawResponse =
  /** The statuses of all responses on the connection; none where the server closed it without one. */
  { kind: 'answered'; statuses: number[]; mayRetry: boolean } | { kind: 'hung' } | { kind: 'left' };

const responseTimeoutMs = 30_000;
const leaveAfterMs = 50;

/**
 * @param isCutOff the sender disconnects without waiting.
 * @param isComplete keeps the sender's side open; else it is closed after the bytes, and Node aborts what it has not
 * answered by then.
 */
export function sendRaw(
  { hostname, port }: URL,
  bytes: Buffer,
  isCutOff: boolean,
  isComplete = false,
): Promise<RawResponse> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('latin1');
    const end = (outcome: RawResponse) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(outcome);
    };
    const timer = setTimeout(
      () => end({ kind: isCutOff ? 'left' : 'hung' }),
      isCutOff ? leaveAfterMs : responseTimeoutMs,
    );
    socket.on('data', (part) => {
      answer += part;
    });
    // A server that closes while data arrives resets the connection; its response may have arrived before.
    socket.on('error', () => undefined);
    socket.on('close', () => end(isCutOff ? { kind: 'left' } : parseResponse(answer)));
    // Half-closed, so that the server does not wait for the rest of a short body.
    if (isComplete) socket.write(bytes);
    else socket.end(bytes);
  });
}

function parseResponse(answer: string): RawResponse {
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) =>
    Number(status),
  );
  return { kind: 'answered', statuses, mayRetry: /^retry-after:/im.test(answer) };
}
