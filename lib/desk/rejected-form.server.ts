/**
 * What somebody typed into a form that was rejected: its page shows it again, with what is wrong. Sealed, for an hour
 * at most, one per session, until the session's next post. No address holds it. Files are not stored.
 */
import 'server-only';
import { timestampAfter } from '../dates/iso-date.ts';
import { draftLifetimeMs, maxDraftBytes, readDraftText } from '../forms/form-draft.server.ts';
import type { FormPost } from '../http/form-post.server.ts';
import type { Services } from '../store/services.server.ts';
import type { DeskMessage } from './desk-messages.ts';
import type { StaffMember } from './sign-in/desk-sessions.server.ts';

export type RejectedForm = {
  /** The name of its action. */
  action: string;
  message: DeskMessage;
  /** The id of the field at fault; the page's message where it is none. */
  fieldId: string;
  values: Record<string, string>;
};

const idOf = ({ sessionId }: Pick<StaffMember, 'sessionId'>) => `desk:${sessionId}`;

export async function writeRejectedForm(
  { store, encryption }: Services,
  staffMember: Pick<StaffMember, 'sessionId'>,
  form: Omit<RejectedForm, 'values'>,
  { post: { fields }, now }: { post: FormPost; now: Date },
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name !== 'token' && typeof value === 'string'),
  );
  const id = idOf(staffMember);
  const sealed = encryption.seal(JSON.stringify({ ...form, values }), id);
  if (sealed.length > maxDraftBytes) return;
  const erase_at = timestampAfter(now, draftLifetimeMs);
  await store.db
    .insertInto('form_draft')
    .values({ id, sealed, erase_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed, erase_at }))
    .execute();
}

export async function deleteRejectedForm(
  { store }: Services,
  staffMember: Pick<StaffMember, 'sessionId'>,
): Promise<void> {
  await store.db.deleteFrom('form_draft').where('id', '=', idOf(staffMember)).execute();
}

/**
 * @param message of the page's address.
 * @returns null for another one: they have gone to another page since.
 */
export async function readRejectedForm(
  services: Services,
  staffMember: Pick<StaffMember, 'sessionId'>,
  message: DeskMessage | null,
  now: Date,
): Promise<RejectedForm | null> {
  if (message === null) return null;
  const text = await readDraftText(services, idOf(staffMember), now);
  const rejected = text === null ? null : (JSON.parse(text) as RejectedForm);
  return rejected?.message === message ? rejected : null;
}
