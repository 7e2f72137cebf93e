/** What a visitor is told of a call-back that is on disk: in the reply, in the confirmation, on the status page. */
import type { Conversion } from '../site/campaign/campaign-columns.ts';
import type { ScheduledCall } from './call-date.ts';

export type RecordedCall = {
  reference: string;
  call: ScheduledCall;
  /** The product in the words of the page. */
  about: string;
  /** The lead is above a limit, and waits for its release (limits.server.ts). */
  isThrottled: boolean;
  /** The server's own words on why no call is passed on just now; until one is, no line promises it. */
  notice: string | undefined;
  /** The expert sees the answer beside which the call was requested. */
  isAnswerShown: boolean;
  /** Present if the visitor allowed the report to advertising networks. */
  conversion: Conversion | undefined;
};

/** The same in a reply, which leaves out what is false or unknown. */
export type RepliedCall = Pick<RecordedCall, 'reference' | 'call'> & Partial<RecordedCall>;
