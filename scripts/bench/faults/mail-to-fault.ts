/** A mail server at one address that can be away, hang, put off and hang up; it keeps what it took over all that. */
import { type ReceivedMail, startSmtpStandIn } from '../../../testing/smtp-stand-in.ts';

export type MailToFault = {
  url: string;
  /** Connections are refused until it is there again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Answers a message after the sender has given up, if at all. */
  hang(): void;
  /** 451: try again later. */
  putOff(): void;
  /** Takes a message and hangs up before it says so. */
  hangUp(): void;
  heal(): void;
  received(): ReceivedMail[];
  remove(): Promise<void>;
};

/** Longer than an instance of a campaign waits. */
const hangsMs = 8_000;

export async function mailToFault(): Promise<MailToFault> {
  let server = await startSmtpStandIn();
  const { url, port } = server;
  const earlier: ReceivedMail[] = [];
  return {
    url,
    stop: async () => {
      await server.close();
      earlier.push(...server.received());
      server.forget();
    },
    start: async () => {
      server = await startSmtpStandIn(port);
    },
    hang: () => server.setMode({ mode: 'slow', delayMs: hangsMs }),
    putOff: () => server.setMode({ mode: 'refuse-message', code: 451 }),
    hangUp: () => server.setMode({ mode: 'hang-up-after-data' }),
    heal: () => server.setMode({ mode: 'accept' }),
    received: () => [...earlier, ...server.received()],
    remove: () => server.close(),
  };
}
