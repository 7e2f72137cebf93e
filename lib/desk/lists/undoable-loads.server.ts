/** Which loads can be taken back, and whether an upload was one of them. */
import 'server-only';
import type { Services } from '../../store/services.server.ts';
import {
  readUndoableLists,
  type UndoableList,
} from '../../tools/hospitals/import/replace-list.server.ts';
import {
  readUndoablePlans,
  type UndoablePlans,
} from '../../tools/plans/import/write-plans.server.ts';
import { type ListUpload, readLoadedUpload } from './list-uploads.server.ts';

type LoadTimes = { loadedAt: string; until: string };
export type UndoableLoad = LoadTimes &
  ({ kind: 'hospitals'; list: UndoableList } | { kind: 'plans'; plans: UndoablePlans });

/** Loads of hospitals and plans that can be taken back, the newest first. */
export async function readUndoableLoads({ store }: Services, now: Date): Promise<UndoableLoad[]> {
  const lists = await readUndoableLists(store, now);
  const plans = await readUndoablePlans(store, now);
  const loads: UndoableLoad[] = [
    ...lists.map((list) => ({ kind: 'hospitals' as const, list, ...timesOf(list) })),
    ...(plans ? [{ kind: 'plans' as const, plans, ...timesOf(plans) }] : []),
  ];
  return loads.sort((a, b) => b.loadedAt.localeCompare(a.loadedAt));
}

/** @returns the load that this upload put in force, while it can be taken back and nothing newer is in force. */
export async function readUndoableLoadOf(
  services: Services,
  { id, kind, state, options }: ListUpload,
  now: Date,
): Promise<UndoableLoad | null> {
  if (state !== 'loaded') return null;
  const loads = await readUndoableLoads(services, now);
  const load = loads.find((one) =>
    one.kind === 'hospitals'
      ? kind === 'hospitals' &&
        one.list.insurer === options.insurer &&
        one.list.kind === options.listKind
      : kind === 'plans',
  );
  if (!load) return null;
  const newest = await readLoadedUpload(
    services,
    kind,
    load.kind === 'hospitals' ? load.list : null,
    now,
  );
  return newest?.id === id ? load : null;
}

function timesOf({ loadedAt, until }: LoadTimes): LoadTimes {
  return { loadedAt, until };
}
