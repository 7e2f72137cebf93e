/**
 * The input of an invalid form posted without JavaScript: sealed, for an hour, under a random name that only this
 * browser's cookie knows. Files are not stored.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Environment } from '../config/parse-environment.ts';
import { type RequestKind, requestKinds } from '../content/requests/request-kinds.ts';
import type { FormPost } from '../http/form-post.server.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import { isPagePath } from '../site/find-route.ts';
import type { Store } from '../store/schema.ts';
import { confirmationPath } from './request-outcome.ts';

export const draftCookieName = 'draft';
const draftLifetimeMs = 60 * 60_000;
/** Bounds the disk space: the newest thousand of at most 48 KB are 48 MB, on the disk of the leads. */
export const maxDrafts = 1_000;
const maxDraftBytes = 48 * 1024;

export type FormDraft = {
  kind: RequestKind;
  page?: string | undefined;
  /** By field name, as submitted. */
  values: Record<string, string>;
  errors: Record<string, string>;
};

type Draft = Pick<FormPost, 'fields' | 'files'> & {
  kind: RequestKind;
  errors: Readonly<Record<string, string>>;
};

/** @returns the cookie to set; undefined if nothing was stored (the form is then shown empty). */
export async function storeDraft(draft: Draft, env: Environment): Promise<string | undefined> {
  const id = randomBytes(24).toString('base64url');
  try {
    const { store, encryption } = await openOutbox();
    const sealed = encryption.seal(JSON.stringify(toStored(draft)), id);
    if (sealed.length > maxDraftBytes) return undefined;
    const erase_at = new Date(store.now().getTime() + draftLifetimeMs).toISOString();
    await store.db.insertInto('form_draft').values({ id, sealed, erase_at }).execute();
    await deleteOldestDrafts(store);
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'draft not stored');
    return undefined;
  }
  return stringifySetCookie({
    name: draftCookieName,
    value: id,
    path: confirmationPath,
    maxAge: draftLifetimeMs / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: env.siteOrigin.startsWith('https:'),
  });
}

export async function readDraft(
  id: string | undefined,
  kind: RequestKind,
): Promise<FormDraft | null> {
  if (!id) return null;
  const { store, encryption } = await openOutbox();
  const row = await store.db
    .selectFrom('form_draft')
    .select('sealed')
    .where('id', '=', id)
    .where('erase_at', '>', store.now().toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const draft = JSON.parse(encryption.open(row.sealed, id)) as FormDraft;
  return draft.kind === kind ? draft : null;
}

async function deleteOldestDrafts({ db }: Store): Promise<void> {
  const oldestKept = db
    .selectFrom('form_draft')
    .select('erase_at')
    .orderBy('erase_at', 'desc')
    .limit(1)
    .offset(maxDrafts - 1);
  await db.deleteFrom('form_draft').where('erase_at', '<', oldestKept).execute();
}

function toStored({ kind, fields, files, errors }: Draft): FormDraft {
  const values: Record<string, string> = {};
  const problems: Record<string, string> = { ...errors };
  for (const { name, type } of requestKinds[kind].fields) {
    const value = fields[name];
    if (type === 'pdf' && files[name]) problems[name] ??= 'Please choose the file again.';
    else if (typeof value === 'string') values[name] = value.slice(0, 4000);
  }
  const { page } = fields;
  const isOwnPage = typeof page === 'string' && isPagePath(page);
  return { kind, page: isOwnPage ? page : undefined, values, errors: problems };
}
