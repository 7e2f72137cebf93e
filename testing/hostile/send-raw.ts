/** Bytes through a socket of their own, and what came back. */
import { connect } from 'node:net';

export type RawResponse =
  /** Statuses of the answers on this connection; none where the server closed it without a word. */
  { kind: 'answered'; statuses: number[]; mayRetry: boolean } | { kind: 'hung' } | { kind: 'left' };

const responseTimeoutMs = 30_000;
const leaveAfterMs = 50;

/**
 * @param isCutOff the sender goes away without waiting.
 * @param isComplete a request with all its bytes. Else the sender's side is closed behind them, and Node gives up what it
 * has not answered by then.
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
    // A server that closes while more is on its way resets the connection; the answer may have come before.
    socket.on('error', () => undefined);
    socket.on('close', () => end(isCutOff ? { kind: 'left' } : parseResponse(answer)));
    // No more will come: a body that is too short ends here and is not waited for.
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
