import type { Kysely } from 'kysely';
import { sealedLeadColumns } from './lead-schema.ts';

/** Every sealed column, and the column whose value each is bound to. A document's file is not rotated. */
export const sealedColumns: readonly { table: string; id: string; column: string }[] = [
  ...sealedLeadColumns.map(({ column }) => ({ table: 'lead', id: 'id', column })),
  { table: 'service_request', id: 'id', column: 'fields_sealed' },
  { table: 'request_file', id: 'request_id', column: 'sealed' },
  { table: 'form_draft', id: 'id', column: 'sealed' },
  { table: 'one_time_code', id: 'id', column: 'contact_sealed' },
  { table: 'login_session', id: 'id', column: 'contact_sealed' },
  { table: 'policy', id: 'id', column: 'details_sealed' },
  { table: 'policy_document', id: 'id', column: 'title_sealed' },
  { table: 'policy_document', id: 'id', column: 'key_sealed' },
  { table: 'policy_change', id: 'id', column: 'reason_sealed' },
  { table: 'policy_staged', id: 'policy_id', column: 'details_sealed' },
  { table: 'erased_policy', id: 'policy_key', column: 'reason_sealed' },
  { table: 'call_note', id: 'id', column: 'note_sealed' },
  { table: 'desk_event', id: 'id', column: 'event_sealed' },
  { table: 'desk_session', id: 'id', column: 'worker_sealed' },
  { table: 'list_upload', id: 'id', column: 'content_sealed' },
];

export type SealedRow = { id: string; sealed: string };

/** Table and column names come from the list above only. */
export type AnyTables = Kysely<Record<string, Record<string, string | null>>>;
