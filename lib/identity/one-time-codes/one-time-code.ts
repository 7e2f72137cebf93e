/** Types of a one-time code: its purpose, its contact, and the outcomes of issuing and checking it. */
import { dayMs, minuteMs } from '../../dates/iso-date.ts';
import type { Contact } from '../../input/contact.ts';
import type { OneTimeCodeTable } from '../../store/schema/login-schema.ts';
import { countText } from '../../text/words.ts';

export type CodePurpose = OneTimeCodeTable['purpose'];

export type CodeChannel = Contact['channel'];

export const codeLifetimeMs = 10 * minuteMs;
export const codeLifetimeText = countText(codeLifetimeMs / minuteMs, 'minute');
export const codeDigits = 8;
export const maxCodeAttempts = 3;
/** Limits for one contact, the shortest period first (issue-code.server.ts). */
export const contactLimits = [
  { codes: 3, withinMs: 15 * minuteMs },
  { codes: 5, withinMs: dayMs },
] as const;
/** A second request of the same browser before this time sends nothing: it is a double click. */
export const minResendMs = 30_000;

export type IssueOutcome =
  /** Also when nothing is sent because the contact is unknown: visitors must not see the difference. */
  | {
      kind: 'issued';
      cookie: string;
      resendAfterSeconds: number;
      /** False for a double click, which sends nothing. */
      isNew: boolean;
    }
  /** The limit of this contact, of this client or of the whole site. */
  | { kind: 'too-many'; retryAfterSeconds: number }
  /** This channel is not configured; the other channel or the phone can be used. */
  | { kind: 'channel-off' };

export type CheckOutcome =
  | { kind: 'right'; contact: Contact }
  /** The number of digits is wrong; no attempt is counted. */
  | { kind: 'malformed' }
  | { kind: 'wrong'; triesLeft: number }
  /** Only a new code helps. `isGuess`: this was the last attempt; later ones are not checked. */
  | { kind: 'used-up'; isGuess: boolean }
  | { kind: 'expired' }
  /** This browser has requested no code, or has used it. */
  | { kind: 'none' };

/** The state of a code that a page may show: the same for a known contact and an unknown one. */
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
      /** Messages are not delivered: the page reports it and offers the other channel. */
      isChannelDown: boolean;
      /** Its messages are files that only the person who runs it can read. */
      isDemonstration: boolean;
    };
