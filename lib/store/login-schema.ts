/** The tables of signing in: codes that were asked for, and who is signed in. No code and no cookie is in them, only keyed hashes. */

/** One code that was asked for, sent or not: an unknown number leaves the same row. */
export type OneTimeCodeTable = {
  id: string;
  purpose: 'sign-in' | 'call-back' | 'allow-calls';
  /** Keyed hash of the cookie of the browser that asked. */
  browser_key: string;
  contact_key: string;
  /** Bound to `id`; null once the code is over. */
  contact_sealed: string | null;
  channel: 'sms' | 'email';
  /** Reference of the request that the code lets through. */
  subject: string | null;
  /** Keyed hash of the code; of something that nobody can type where none was sent. */
  code_key: string;
  /** Rows of a release that knows no such column have the default, 6. */
  code_length: number;
  tries: number;
  sending: 'pending' | 'sent' | 'failed' | 'withheld';
  created_at: string;
  expires_at: string;
  /** Used, or replaced by a newer one. */
  closed_at: string | null;
  is_used: 0 | 1;
};

/**
 * How often a drawer of clients, or everybody, asked for a code or for whatever else is counted in an hour
 * ("2026-11-22T06"); hourly-counts.server.ts. The name is of the first thing that was counted in it.
 */
export type CodeAllowanceTable = { hour: string; drawer: string; taken: number };

export type LoginSessionTable = {
  id: string;
  value_key: string;
  contact_key: string;
  contact_sealed: string;
  client_class: string;
  started_at: string;
  last_seen_at: string;
};
