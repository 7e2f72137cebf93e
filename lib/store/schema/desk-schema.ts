/** Tables of the desk (lib/desk). No personal data in clear text. */

/** Append-only: triggers of the database refuse a change, and a deletion before `erase_at` (initial-migration.ts). */
type DeskEventTable = {
  id: string;
  at: string;
  action: DeskEventAction;
  /** Keyed hashes of actor and subject: events are found by them. */
  worker_key: string;
  subject_key: string | null;
  /** Actor, address, subject and detail as JSON, AES-256-GCM, bound to `id`. */
  event_sealed: string;
  erase_at: string;
};

/** A signed-in staff member (lib/desk/sign-in/desk-sessions.server.ts). */
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

/** `closed`: what a person had to do about a lead after `IsError` is done, without a call (docs/lead-states.md). */
export const callOutcomes = ['called', 'not-reached', 'closed'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** What became of a call to a visitor: of a lead, or of a request that asked for an answer by telephone. */
type CallNoteTable = {
  id: string;
  /** CB-… or SR-… */
  reference: string;
  at: string;
  outcome: CallOutcome;
  /** Actor and note as JSON, bound to `id`. Null once the number of the record is erased. */
  note_sealed: string | null;
};

/** `stop-list`: the broker's own do-not-call list. */
export const uploadKinds = ['hospitals', 'plans', 'policies', 'stop-list'] as const;
export type UploadKind = (typeof uploadKinds)[number];
export type ListUploadState = 'reading' | 'read' | 'refused' | 'loading' | 'loaded';

/** An uploaded list on its way into force (lib/desk/lists/list-uploads.server.ts). */
type ListUploadTable = {
  id: string;
  kind: UploadKind;
  state: ListUploadState;
  created_at: string;
  /** Renewed while a thread works on it. */
  touched_at: string;
  erase_at: string;
  /** Size of all its files; 0 once they are deleted. */
  bytes: number;
  /** Options, files with their keys, and the report as JSON, bound to `id`. */
  content_sealed: string;
};

/** What the last load of a list or plan replaced (lib/imports/earlier-versions.server.ts). No personal data. */
type EarlierVersionTable = {
  subject: 'hospitals' | 'plans';
  /** The list or plan: what its row in force is found by. */
  name: string;
  /** Plans of one file are loaded, and taken back, together. */
  load_id: string;
  /** The version that the load put in force. */
  loaded_version: string;
  /** Null where nothing was in force before. */
  version_id: string | null;
  /** The row that was in force, as JSON. */
  in_force_row: string | null;
  /** Rows of the version: a release that does not know this table deletes them. */
  row_count: number;
  loaded_at: string;
  keep_until: string;
};

export type DeskTables = {
  desk_event: DeskEventTable;
  desk_session: DeskSessionTable;
  call_note: CallNoteTable;
  list_upload: ListUploadTable;
  earlier_version: EarlierVersionTable;
};

/** Everything that the audit trail of the desk records. Names stay: rows have them. */
export const deskEventActions = [
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'refused',
  'opened-number',
  'called',
  'not-reached',
  'closed',
  'answered',
  'withdrew',
  'restored',
  'stopped-number',
  'proved-stop',
  'imported-stop-list',
  'corrected',
  'erased',
  'exported',
  'uploaded-list',
  'imported-list',
  'undid-import',
  'removed-list',
] as const;

export type DeskEventAction = (typeof deskEventActions)[number];
