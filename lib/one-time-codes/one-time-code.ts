/** What a one-time code is for, where it goes, and what asking for one or typing one in can come to. */

export type CodePurpose = 'sign-in' | 'call-back' | 'allow-calls';

export type CodeChannel = 'sms' | 'email';

/** @property address ten digits, or an e-mail address. */
export type CodeContact = { channel: CodeChannel; address: string };

export const codeLifetimeMs = 10 * 60_000;
export const codeDigits = 8;
export const maxCodeAttempts = 3;
/** Asked again sooner by the same browser, nothing new is sent: a double click is one wish. */
export const minResendMs = 30_000;

export type IssueOutcome =
  /** Also where nothing is sent, because nobody is known under the address: the two must look alike. */
  | {
      kind: 'issued';
      cookie: string;
      resendAfterSeconds: number;
      /** False for a second click, which sends nothing. */
      isNew: boolean;
    }
  /** Of this number or address, of this client, or of the whole site. */
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** No way to send messages of this kind is configured; the other kind or the phone can be used. */
  | { kind: 'channel-off' };

export type CheckOutcome =
  | { kind: 'right'; contact: CodeContact }
  /** Not as many digits as the code has: it costs no try. */
  | { kind: 'malformed' }
  | { kind: 'wrong'; triesLeft: number }
  /** Only a new code helps, whatever is typed. `isGuess`: this one took the last try; later ones are not looked at. */
  | { kind: 'used-up'; isGuess: boolean }
  | { kind: 'expired' }
  /** This browser asked for none, or has used it. */
  | { kind: 'none' };

/** What a page may show of a code that was asked for; the same for a known number and an unknown one. */
export type CodeState =
  | { kind: 'none' }
  | {
      kind: 'waiting';
      purpose: CodePurpose;
      channel: CodeChannel;
      /** "••••••••10", "r•••@example.in" */
      maskedAddress: string;
      resendAfterSeconds: number;
      triesLeft: number;
      expiresAt: Date;
      isExpired: boolean;
      /** Messages are not getting through: say so, and offer the other way. */
      isChannelDown: boolean;
      /** Only in a demonstration: the folder in which the messages are, for the page to name. */
      demonstrationFolder: string | null;
    };
