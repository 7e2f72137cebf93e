/** A text message and the result of sending it. */

export type Sms = {
  /** Ten digits. */
  to: string;
  text: string;
  /** The message's id at the gateway, so that a duplicate can be recognised. */
  messageId: string;
  date: Date;
};

/** `mayHaveArrived` is false only if the gateway certainly did not accept it. `detail`: codes only, no gateway text. */
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
