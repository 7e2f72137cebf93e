import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { sharedClock } from './open-store.server.ts';
import type { Tables } from './schema/schema.ts';

/** Milliseconds by which the database is ahead of this machine; null while it cannot be queried. */
let aheadMs: number | null = 0;
let queries = 0;
/** Time that a query takes. */
let queryMs = 0;

class ClockDriver extends DummyDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return Object.assign(connection, {
      executeQuery: async () => {
        queries += 1;
        if (aheadMs === null) throw new Error('down');
        const rows = [{ ms: Date.now() + aheadMs + queryMs / 2 }];
        jest.advanceTimersByTime(queryMs);
        return { rows };
      },
    });
  }
}

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ClockDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const aheadOf = (clock: () => Date) => Math.round(clock().getTime() - Date.now());
/** The clock answers at once; the database's answer counts from the next reading on. */
async function readAfterMinute(clock: () => Date): Promise<number> {
  jest.advanceTimersByTime(60_001);
  clock();
  await jest.advanceTimersByTimeAsync(0);
  return aheadOf(clock);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  aheadMs = 3_600_000;
  queries = 0;
  queryMs = 0;
});
afterEach(() => jest.useRealTimers());

test('the time is the database’s, however far off this machine is, and is read once a minute', async () => {
  const clock = await sharedClock(db);
  const first = queries;
  expect(aheadOf(clock)).toBe(3_600_000);
  aheadMs = 60_000;
  expect(aheadOf(clock)).toBe(3_600_000);
  expect(queries).toBe(first);
  expect(await readAfterMinute(clock)).toBe(60_000);
  await jest.advanceTimersByTimeAsync(0);
  expect(queries).toBe(first + 1);
});

test('a response that took longer than a second is not used', async () => {
  const clock = await sharedClock(db);
  [aheadMs, queryMs] = [60_000, 1_500];
  expect(await readAfterMinute(clock)).toBe(3_600_000);
});

test('while the database cannot be queried, the last reading stays in use', async () => {
  const clock = await sharedClock(db);
  aheadMs = null;
  expect(await readAfterMinute(clock)).toBe(3_600_000);
  expect(queries).toBe(4);
});

test('a start without the database fails', async () => {
  aheadMs = null;
  await expect(sharedClock(db)).rejects.toThrow('down');
});
