/**
 * The state of a request, by its reference and the number or address submitted with it. A wrong reference and a wrong
 * number get the same response, so that neither can be guessed alone.
 */
import 'server-only';
import { consumeClientAllowance } from '../../http/client-allowance.server.ts';
import { maxBodyBytes } from '../../http/read-body.server.ts';
import type { PostContext, PostRules } from '../../http/read-post.server.ts';
import { parseContact } from '../../input/contact.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { callBackPrefix, parseAnyReference } from '../../outbox/reference.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import type { Store } from '../../store/schema/schema.ts';
import { openServices, type Services } from '../../store/services.server.ts';
import { requestMessages } from '../submit/request-messages.ts';

export type LookUpOutcome =
  | { kind: 'found'; reference: string }
  /** With the reference, if it is one: the number or address may have the slip. */
  | { kind: 'not-found'; reference: string | undefined }
  | { kind: 'too-many'; retryAfterSeconds: number };

export const lookUpRules: PostRules = {
  maxBytes: { form: maxBodyBytes },
  messages: requestMessages,
};

/** @throws if the database is unavailable. */
export async function lookUpRequest({ post, env, client }: PostContext): Promise<LookUpOutcome> {
  const retryAfterSeconds = await consumeClientAllowance({
    purpose: 'look-up',
    client,
    perHour: env.lookUpsPerClientPerHour,
  });
  if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
  const reference = parseAnyReference(readTextField(post.fields, 'reference').slice(0, 40));
  const contact = readTextField(post.fields, 'contact');
  const found = reference && (await findRequest(await openServices(), reference, contact));
  return found
    ? { kind: 'found', reference: found }
    : { kind: 'not-found', reference: reference ?? undefined };
}

async function findRequest(
  { store, encryption }: Services,
  reference: string,
  typedContact: string,
): Promise<string | null> {
  const contact = parseContact(typedContact);
  if (!contact) return null;
  const key = contactKeyOf(encryption, contact);
  if (reference.startsWith(callBackPrefix))
    return contact.channel === 'sms' ? findCall(store, reference, key) : null;
  const row = await store.db
    .selectFrom('service_request')
    .select('reference')
    .where('reference', '=', reference)
    .where(contact.channel === 'sms' ? 'mobile_key' : 'email_key', '=', key)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** For a call only the number is accepted. */
async function findCall({ db }: Store, reference: string, key: string): Promise<string | null> {
  const lead = await db
    .selectFrom('lead')
    .select('reference')
    .where('reference', '=', reference)
    .where('mobile_key', '=', key)
    .executeTakeFirst();
  return lead?.reference ?? null;
}
