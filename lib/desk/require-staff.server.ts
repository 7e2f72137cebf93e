/** The first line of every page of the desk. */
import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { DeskRole } from '../config/desk-settings.ts';
import { environment } from '../config/environment.server.ts';
import { readSessionCookie } from '../identity/sessions/session-store.server.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { type DeskMessage, messagePath } from './desk-messages.ts';
import { deskPath, deskSignInPath } from './desk-paths.ts';
import { isDeskVisible } from './is-desk-visible.server.ts';
import { type RejectedForm, readRejectedForm } from './rejected-form.server.ts';
import {
  actorOf,
  deskSessions,
  hasRole,
  readStaffSession,
  type StaffMember,
} from './sign-in/desk-sessions.server.ts';
import { recordDeskEvent } from './trail/audit-trail.server.ts';

/** What a page gets, and `<DeskForm>` needs. */
export type SignedInDesk = {
  services: Services;
  staffMember: StaffMember;
  now: Date;
  /** The last post, if it was rejected and the page says so. */
  rejected: RejectedForm | null;
};

/**
 * @param role the least one. A browser that is not signed in is redirected to the sign-in, and staff without the
 * role to the first page; that is an event.
 * @param message of the page's address. @throws when the database cannot be used.
 */
export async function requireStaff(
  role: DeskRole,
  message: DeskMessage | null = null,
): Promise<SignedInDesk> {
  const requestHeaders = await headers();
  requireVisible(requestHeaders);
  const services = await openServices();
  const now = services.store.now();
  const staffMember = await readStaffSession(services, requestHeaders, now);
  if (!staffMember) {
    const hadSession = readSessionCookie(deskSessions, services, requestHeaders) !== null;
    redirect(hadSession ? messagePath(deskSignInPath, 'ended') : deskSignInPath);
  }
  if (!hasRole(staffMember, role)) {
    await recordDeskEvent(services, {
      ...actorOf(staffMember, now),
      action: 'refused',
      subject: null,
      detail: 'page: role',
    });
    redirect(messagePath(deskPath, 'role'));
  }
  return {
    services,
    staffMember,
    now,
    rejected: await readRejectedForm(services, staffMember, message, now),
  };
}

/** The middleware has checked it; here a second time, so that no rewrite of a path reaches a page around it. */
export function requireVisible(requestHeaders: Pick<Headers, 'get' | 'has'>): void {
  if (!isDeskVisible(requestHeaders, environment())) redirect('/');
}
