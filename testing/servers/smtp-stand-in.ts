/** A real SMTP server that can refuse, be slow, disconnect or stop. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

type SmtpMode =
  | { mode: 'accept' }
  /** The response to the recipient. */
  | { mode: 'refuse-recipient'; code: number }
  /** The response to the message. */
  | { mode: 'refuse-message'; code: number }
  | { mode: 'slow'; delayMs: number }
  /** Accepts the message and disconnects before it confirms. */
  | { mode: 'hang-up-after-data' };

type ReceivedMail = { to: string[]; from: string; source: string; messageId: string };

export type SmtpStandIn = {
  url: string;
  port: number;
  setMode(mode: SmtpMode): void;
  received(): ReceivedMail[];
  /** Number of complete messages that have no response yet. */
  unanswered(): number;
  clear(): void;
  close(): Promise<void>;
};

/** @param port 0 uses any free port. */
export async function startSmtpStandIn(port = 0): Promise<SmtpStandIn> {
  let mode: SmtpMode = { mode: 'accept' };
  let mails: ReceivedMail[] = [];
  let unanswered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (mode.mode === 'refuse-recipient') return done(refusal(mode.code, 'No such mailbox'));
      done();
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => receive(toMail(session.envelope, Buffer.concat(parts)), done));
    },
  });

  function receive(mail: ReceivedMail, done: (error?: Error) => void): void {
    if (mode.mode === 'refuse-message') return void done(refusal(mode.code, 'Not now'));
    if (mode.mode === 'hang-up-after-data') {
      mails.push(mail);
      // The simplest way to close this connection is to close all of them.
      for (const connection of server.connections) connection.close();
      return;
    }
    unanswered += 1;
    const answer = () => {
      unanswered -= 1;
      mails.push(mail);
      done();
    };
    if (mode.mode === 'slow') setTimeout(answer, mode.delayMs).unref();
    else answer();
  }

  // A client that times out resets its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    setMode: (next) => {
      mode = next;
    },
    received: () => [...mails],
    unanswered: () => unanswered,
    clear: () => {
      mails = [];
    },
    close: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) connection.close();
        server.close(() => resolve());
      }),
  };
}

function toMail({ rcptTo, mailFrom }: SMTPServerEnvelope, bytes: Buffer): ReceivedMail {
  const source = bytes.toString('utf8');
  return {
    to: rcptTo.map(({ address }) => address),
    from: mailFrom ? mailFrom.address : '',
    source,
    messageId: /^Message-ID:\s*(\S+)/im.exec(source)?.[1] ?? '',
  };
}

function refusal(code: number, text: string): Error & { responseCode: number } {
  return Object.assign(new Error(text), { responseCode: code });
}
