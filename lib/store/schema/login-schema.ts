/** Tables of the login: one-time codes and sessions. They hold no code and no cookie, only keyed hashes. */

/** One requested code, sent or not: an unknown number leaves the same row. */
export type OneTimeCodeTable = {
  id: string;
  purpose: 'sign-in' | 'call-back' | 'allow-calls' | 'desk';
  /** Keyed hash of the cookie of the requesting browser. */
  browser_key: string;
  contact_key: string;
  /** Bound to `id`; null once the code has expired. */
  contact_sealed: string | null;
  channel: 'sms' | 'email';
  /** Reference of the request that the code confirms. */
  subject: string | null;
  /** Keyed hash of the code; of a value that cannot be typed if no code was sent. */
  code_key: string;
  tries: number;
  sending: 'pending' | 'sent' | 'failed' | 'withheld';
  created_at: string;
  expires_at: string;
  /** Used, or replaced by a newer one. */
  closed_at: string | null;
  is_used: 0 | 1;
};

export type LoginSessionTable = {
  id: string;
  value_key: string;
  contact_key: string;
  contact_sealed: string;
  client_class: string;
  started_at: string;
  last_seen_at: string;
};
