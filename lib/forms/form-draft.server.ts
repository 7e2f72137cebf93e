/**
 * The input of an invalid form posted without JavaScript: sealed, for an hour, under a random name that only this
 * browser's cookie knows. No URL holds it. Files are not stored.
 */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { hourMs, timestampAfter } from '../dates/iso-date.ts';
import { readCookie, setCookie } from '../http/anti-forgery/site-cookie.server.ts';
import { consumeClientAllowance } from '../http/client-allowance.server.ts';
import type { PostContext } from '../http/read-post.server.ts';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';
import { hrefInLanguage } from '../site/hindi-pages.ts';
import type { Store } from '../store/schema/schema.ts';
import { openServices, type Services } from '../store/services.server.ts';
import type { StepContext } from './form-route.server.ts';

export const draftCookieName = 'draft';
export const draftLifetimeMs = hourMs;
const idShape = /^[\w-]{32}$/;
const draftCookie = (path: string) => ({
  name: draftCookieName,
  path,
  maxAge: draftLifetimeMs / 1000,
});
/** Bounds the disk space: the newest thousand of at most 48 KB are 48 MB, on the disk of the database. */
export const maxDrafts = 1_000;
export const maxDraftBytes = 48 * 1024;

export type FormDraft = {
  /** The form that it belongs to. */
  kind: string;
  page?: string;
  /** Values by field name, as submitted. */
  values: Record<string, string>;
  errors: Record<string, string>;
};

/**
 * Paths of the page that shows the form again, and of the endpoint: the next post must know the draft, wherever it
 * comes from, because its acceptance deletes it.
 */
export type DraftPaths = { page: string; endpoint: string };

/** @returns the cookies to set; none if nothing was stored (the form is then shown empty). */
export async function writeDraft(
  draft: FormDraft,
  paths: DraftPaths,
  context: PostContext,
): Promise<string[]> {
  // Counted before it is stored, so that nobody fills the disk.
  const retryAfterSeconds = await consumeClientAllowance({
    purpose: 'draft',
    perHour: context.env.serviceRequestsPerClientPerHour,
    client: context.client,
  });
  if (retryAfterSeconds > 0) return [];
  const id = randomBytes(24).toString('base64url');
  try {
    const { store, encryption } = await openServices();
    const sealed = encryption.seal(JSON.stringify(draft), id);
    if (sealed.length > maxDraftBytes) return [];
    const erase_at = timestampAfter(store.now(), draftLifetimeMs);
    await deletePreviousDraft(store, paths, context);
    await store.db.insertInto('form_draft').values({ id, sealed, erase_at }).execute();
    await deleteOldestDrafts(store);
  } catch (error) {
    logger().error(describeDatabaseError(error), 'draft not stored');
    return [];
  }
  return draftCookies(id, paths, context);
}

/**
 * Once the form is accepted: on a shared phone nobody sees what was typed before, on this page or on another. Never
 * throws, because the form is on disk.
 * @returns the cookies to set.
 */
export async function deleteDraft(paths: DraftPaths, context: StepContext): Promise<string[]> {
  try {
    await deletePreviousDraft(context.services.store, paths, context);
  } catch (error) {
    logger().error(describeDatabaseError(error), 'draft not deleted');
  }
  return draftCookies(null, paths, context);
}

async function deletePreviousDraft(
  { db }: Store,
  { endpoint }: DraftPaths,
  { env, headers }: PostContext,
): Promise<void> {
  const id = readCookie(headers, draftCookie(endpoint), env, idShape);
  if (id) await db.deleteFrom('form_draft').where('id', '=', id).execute();
}

function draftCookies(
  value: string | null,
  { page, endpoint }: DraftPaths,
  { env, language }: PostContext,
): string[] {
  return [hrefInLanguage(page, language), endpoint].map((path) =>
    setCookie(draftCookie(path), env, value),
  );
}

export async function readDraft(id: string | undefined, kind: string): Promise<FormDraft | null> {
  if (!id) return null;
  const services = await openServices();
  const text = await readDraftText(services, id, services.store.now());
  if (text === null) return null;
  const draft = JSON.parse(text) as FormDraft;
  return draft.kind === kind ? draft : null;
}

/** Null if there is none of this id, it has expired, or its key is lost. */
export async function readDraftText(
  { store, encryption }: Services,
  id: string,
  now: Date,
): Promise<string | null> {
  const row = await store.db
    .selectFrom('form_draft')
    .select('sealed')
    .where('id', '=', id)
    .where('erase_at', '>', now.toISOString())
    .executeTakeFirst();
  const opened = row && encryption.open(row.sealed, id);
  return opened?.kind === 'opened' ? opened.plain : null;
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

/** The texts of these fields, cut where no field of ours is that long. */
export function draftTexts(
  fields: Record<string, unknown>,
  names: readonly string[],
): Record<string, string> {
  const texts = names.map((name) => [name, fields[name]] as const);
  return Object.fromEntries(
    texts.flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text.slice(0, 4000)]] : [],
    ),
  );
}
