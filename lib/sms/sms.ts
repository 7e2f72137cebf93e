/** A text message of ours and what became of sending it. */

export type Sms = {
  /** Ten digits. */
  to: string;
  text: string;
  /** Names the message at the gateway, so that a second copy can be recognised. */
  messageId: string;
};

/** `mayHaveArrived` is false only where the gateway certainly did not take it. `detail`: codes only, nothing it quoted. */
export type SmsOutcome =
  | { kind: 'sent' }
  | {
      kind: 'not-sent';
      reason: 'off' | 'unreachable' | 'time-out' | 'refused' | 'unusable';
      mayHaveArrived: boolean;
      detail: string;
    };

/** Never throws. */
export type SendSms = (sms: Sms) => Promise<SmsOutcome>;
