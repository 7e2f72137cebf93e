/** What the desk did (lib/desk). No personal data in clear text. */
import type { DeskAction } from './desk-actions.ts';

/** Append-only: triggers of the database refuse a change, and a deletion before `erase_at` (desk-migration.ts). */
type DeskEventTable = {
  id: string;
  at: string;
  action: DeskAction;
  /** Keyed hashes of worker and subject: events are found by them. */
  worker_key: string;
  subject_key: string | null;
  /** Worker, address, subject and detail as JSON, AES-256-GCM, bound to `id`. */
  event_sealed: string;
  erase_at: string;
};

/** A signed-in worker (lib/desk/desk-sessions.server.ts). */
type DeskSessionTable = {
  id: string;
  /** Keyed hash of the cookie. */
  value_key: string;
  /** Address and groups as JSON, bound to `id`. */
  worker_sealed: string;
  client_class: string;
  started_at: string;
  last_seen_at: string;
};

export type CallOutcome = 'called' | 'not-reached';

/** What became of a call to a visitor: of a lead, or of a request that asked for an answer by telephone. */
type CallNoteTable = {
  id: string;
  /** CB-… or SR-… */
  reference: string;
  at: string;
  outcome: CallOutcome;
  /** Worker and note as JSON, bound to `id`. Null once the number of the record is erased. */
  note_sealed: string | null;
};

export type DeskTables = {
  desk_event: DeskEventTable;
  desk_session: DeskSessionTable;
  call_note: CallNoteTable;
};
