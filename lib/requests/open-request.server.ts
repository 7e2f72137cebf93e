/** Decrypts a request: for its mail, and for the desk's command. */
import 'server-only';
import { erased, type NotOpened, type OpenOutcome } from '../store/field-encryption.server.ts';
import type { ServiceRequestRow } from '../store/schema/outbox-schema.ts';
import type { Services } from '../store/services.server.ts';

export type OpenedFields = { kind: 'opened'; fields: Record<string, string> } | NotOpened;

export function openFields(
  { encryption }: Pick<Services, 'encryption'>,
  { id, fields_sealed }: Pick<ServiceRequestRow, 'id' | 'fields_sealed'>,
): OpenedFields {
  if (!fields_sealed) return erased;
  const opened = encryption.open(fields_sealed, id);
  if (opened.kind === 'unreadable') return opened;
  return { kind: 'opened', fields: JSON.parse(opened.plain) as Record<string, string> };
}

/** `plain` is undefined if no file was sent. */
export async function openFile(
  { store, encryption }: Services,
  { id }: Pick<ServiceRequestRow, 'id'>,
): Promise<OpenOutcome<Buffer | undefined>> {
  const file = await store.db
    .selectFrom('request_file')
    .select('sealed')
    .where('request_id', '=', id)
    .executeTakeFirst();
  return file ? encryption.openBytes(file.sealed, id) : { kind: 'opened', plain: undefined };
}
