/**
 * A mail server at a fixed URL that can stop, hang, defer and disconnect; it remembers accepted mails across restarts.
 */
import { type ReceivedMail, startSmtpStandIn } from '../../../testing/servers/smtp-stand-in.ts';

export type FaultyMailServer = {
  url: string;
  /** Connections are refused until it starts again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Responds to a message after the sender's timeout. */
  hang(): void;
  /** 451: try again later. */
  defer(): void;
  /** Accepts a message and disconnects before it confirms. */
  disconnectAfterData(): void;
  recover(): void;
  received(): ReceivedMail[];
  remove(): Promise<void>;
};

/** Longer than the SMTP timeout of the instances. */
const hangMs = 8_000;

export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  let server = await startSmtpStandIn();
  const { url, port } = server;
  const earlier: ReceivedMail[] = [];
  return {
    url,
    stop: async () => {
      await server.close();
      earlier.push(...server.received());
      server.clear();
    },
    start: async () => {
      server = await startSmtpStandIn(port);
    },
    hang: () => server.setMode({ mode: 'slow', delayMs: hangMs }),
    defer: () => server.setMode({ mode: 'refuse-message', code: 451 }),
    disconnectAfterData: () => server.setMode({ mode: 'hang-up-after-data' }),
    recover: () => server.setMode({ mode: 'accept' }),
    received: () => [...earlier, ...server.received()],
    remove: () => server.close(),
  };
}
