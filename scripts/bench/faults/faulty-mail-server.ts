/** A mail server at one address that can be away, hang, put off and hang up; it keeps what it took over all that. */
import { type ReceivedMail, startSmtpStandIn } from '../../../testing/smtp-stand-in.ts';

export type FaultyMailServer = {
  url: string;
  /** Connections are refused until it is there again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Answers a message after the sender has given up, if at all. */
  hang(): void;
  /** 451: try again later. */
  defer(): void;
  /** Takes a message and hangs up before it says so. */
  disconnectAfterData(): void;
  recover(): void;
  received(): ReceivedMail[];
  remove(): Promise<void>;
};

/** Longer than an instance of a campaign waits. */
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
