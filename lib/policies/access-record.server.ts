/** Who looked at what, and when: a person sees their own record, the desk all of it. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { Access, AccessedThing, ContactKey } from './policy-types.ts';

/** @param clientClass family of browser and device only (lib/http/client-class.server.ts). */
export async function recordAccess(
  _outbox: Outbox,
  _key: ContactKey,
  _thing: AccessedThing,
  _clientClass: string,
): Promise<void> {
  throw new Error('not built yet');
}

/** The last twenty, newest first. */
export async function lastAccesses(_outbox: Outbox, _key: ContactKey): Promise<Access[]> {
  throw new Error('not built yet');
}
