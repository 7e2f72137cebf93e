/** Runs a contract test on SQLite and Postgres. For jest; browser tests use temporary-database.ts. */
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { openStoreAt, type StoreLocation } from '../../lib/store/open-store.server.ts';
import type { Store, Tables } from '../../lib/store/schema/schema.ts';
import { type Services, servicesFor } from '../../lib/store/services.server.ts';
import { findPostgres } from '../programs/find-postgres.ts';
import {
  type Dialect,
  dialects,
  type TemporaryDatabase,
  temporaryDatabase,
} from './temporary-database.ts';
import { migratedTemplate } from './temporary-postgres.ts';

/** Available from `beforeAll` on, not while jest collects the tests. */
export type ContractDatabase = {
  readonly store: Store;
  readonly location: StoreLocation;
  services(variables?: Record<string, string>): Services;
};

/** @param clearedTables emptied before each test. */
export function onBothDatabases(
  clearedTables: readonly (keyof Tables)[],
  defineTests: (database: ContractDatabase) => void,
): void {
  describe.each(dialects)('%s', (dialect) => describeOn(dialect, clearedTables, defineTests));
}

/** For tests that need several sessions: skipped with PGlite, which has one. */
export function onRealPostgres(
  clearedTables: readonly (keyof Tables)[],
  defineTests: (database: ContractDatabase) => void,
): void {
  const isThere = process.env.TEST_DATABASE_URL || findPostgres();
  const describePostgres = isThere ? describe : describe.skip;
  describePostgres('postgres', () => describeOn('postgres', clearedTables, defineTests));
}

function describeOn(
  dialect: Dialect,
  clearedTables: readonly (keyof Tables)[],
  defineTests: (database: ContractDatabase) => void,
): void {
  let database: TemporaryDatabase;
  let store: Store;

  beforeAll(async () => {
    database = await temporaryDatabase(dialect, migratedTemplate);
    store = await openStoreAt(database.location);
  }, 60_000);

  afterAll(async () => {
    await store.db.destroy();
    await database.remove();
  });

  beforeEach(async () => {
    for (const table of clearedTables) await store.db.deleteFrom(table).execute();
  });

  defineTests({
    get store() {
      return store;
    },
    get location() {
      return database.location;
    },
    services: (variables = {}) =>
      servicesFor(store, parseEnvironment({ DATA_DIR: database.location.dataDir, ...variables })),
  });
}
