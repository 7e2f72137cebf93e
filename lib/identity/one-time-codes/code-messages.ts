/** The messages of pages on which a one-time code is entered. */
import { minuteMs } from '../../dates/iso-date.ts';
import { countText } from '../../text/words.ts';
import { codeDigits, codeLifetimeText, contactLimits, maxCodeAttempts } from './one-time-code.ts';

/** Messages of an entered code that is not accepted, by `CheckOutcome`. @param newCodeAdvice how to get a new one. */
export function enteredCodeMessages(newCodeAdvice: string) {
  return {
    malformed: `Enter the ${codeDigits} digits of the code.`,
    wrong: 'That is not the code we sent last.',
    'used-up': `${countText(maxCodeAttempts, 'code')} were wrong, so this one is no longer valid. ${newCodeAdvice}`,
    expired: `This code was valid for ${codeLifetimeText}. ${newCodeAdvice}`,
  };
}

const [shortLimit, dailyLimit] = contactLimits;

/** @param otherWay what else the visitor can do. */
export function tooManyCodesMessage(otherWay: string): string {
  const wait = countText(shortLimit.withinMs / minuteMs, 'minute');
  return `Too many codes were asked for. Wait ${wait} (after ${dailyLimit.codes} in a day, until tomorrow), ${otherWay}`;
}

const notSent = 'We cannot send a code just now. Please call us.';

/** Messages of the page on which a code is entered; its URL has the key alone. */
export const codeMessages = {
  ...enteredCodeMessages('Have a new one sent.'),
  none: 'There is no open code in this browser. Send your request again, and allow cookies for this site.',
  'too-many': tooManyCodesMessage('or call us.'),
  'channel-off': notSent,
  'channel-down': notSent,
} as const;
export type CodeMessage = keyof typeof codeMessages;

export function parseCodeMessage(word: string): CodeMessage | null {
  return Object.hasOwn(codeMessages, word) ? (word as CodeMessage) : null;
}

export function triesLeftText(triesLeft: number): string {
  return `You can try ${countText(triesLeft, 'more time')}.`;
}
