/** Decrypts a request: for its mail, and for the desk's command. */
import 'server-only';
import type { ServiceRequestRow } from '../store/outbox-schema.ts';
import type { Services } from '../store/services.server.ts';

/** The fields by name; or why they are unreadable: erased, or sealed with another key, which can be restored. */
export function openFields(
  { encryption }: Pick<Services, 'encryption'>,
  { id, fields_sealed }: Pick<ServiceRequestRow, 'id' | 'fields_sealed'>,
): Record<string, string> | string {
  if (!fields_sealed) return 'erased';
  try {
    return JSON.parse(encryption.open(fields_sealed, id)) as Record<string, string>;
  } catch {
    return 'sealed with another key';
  }
}

/** @throws if it was sealed with another key; undefined if there is no file. */
export async function openFile(
  { store, encryption }: Services,
  { id }: Pick<ServiceRequestRow, 'id'>,
): Promise<Buffer | undefined> {
  const file = await store.db
    .selectFrom('request_file')
    .select('sealed')
    .where('request_id', '=', id)
    .executeTakeFirst();
  return file && encryption.openBytes(file.sealed, id);
}
