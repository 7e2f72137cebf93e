/** How many codes one client may ask for or try, and the whole site may send, in an hour of the clock: every instance counts in the same rows. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import { addToHour, drawerOf, readHour, secondsLeftOfHour } from '../store/hourly-counts.server.ts';
import type { CodeWish } from './issue-code.server.ts';

export type CodeAllowance = {
  purpose: 'code' | 'code-check';
  client: string;
  perHour: number;
};

/** @returns 0 when one more is allowed; otherwise the seconds to wait. @throws when the database cannot be used. */
export async function takeCodeAllowance(
  { store, encryption }: Outbox,
  { purpose, client, perHour }: CodeAllowance,
  now: Date,
): Promise<number> {
  const taken = await addToHour(store, drawerOf(encryption, purpose, client, now), now);
  return taken > perHour ? secondsLeftOfHour(now) : 0;
}

type SiteWish = Pick<CodeWish, 'purpose' | 'contact' | 'isKnown'>;

/**
 * Of each way of sending and each purpose: anybody can have codes for call-backs sent, which must not cost customers
 * their sign-in.
 */
const siteDrawer = ({ purpose, contact: { channel } }: SiteWish) => `${channel}-${purpose}-of-site`;

/** Read before a code is issued, for known and unknown addresses alike. @returns seconds to wait; 0 for none. */
export async function secondsUntilSiteSends(
  { store, env }: Outbox,
  wish: SiteWish,
  now: Date,
): Promise<number> {
  const isUsedUp = (await readHour(store, siteDrawer(wish), now)) >= env.codesPerHour;
  return isUsedUp ? secondsLeftOfHour(now) : 0;
}

/**
 * Counts a code that was issued. One for an unknown address is counted apart, in a row that nothing reads: the same
 * write, and nobody can use up the site's allowance with numbers that no customer has.
 */
export async function countSentBySite({ store }: Outbox, wish: SiteWish, now: Date): Promise<void> {
  const drawer = siteDrawer(wish);
  await addToHour(store, wish.isKnown ? drawer : `${drawer}-unknown`, now);
}
