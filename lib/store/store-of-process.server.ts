/**
 * The database of the process, which open-store.server.ts opens and migrates at the start. Whoever only uses it loads
 * nothing of that.
 */
import 'server-only';
import { processSingleton } from '../process/process-singleton.ts';
import type { Store } from './schema/schema.ts';

const registered = () =>
  processSingleton('store-opener', (): { open?: () => Promise<Store> } => ({}));

export function setStoreOpener(open: () => Promise<Store>): void {
  registered().open = open;
}

/** @throws if it cannot be opened; the next caller tries again. */
export async function storeOfProcess(): Promise<Store> {
  const { open } = registered();
  if (!open) throw new Error('The database is opened at the start');
  return open();
}
