/** Imports a desk's list and its documents, completely or not at all; shared by the command and the demonstration. */
import 'server-only';
import type { Transaction } from 'kysely';
import { withImportLock } from '../../imports/import-lock.server.ts';
import type { ImportProgress } from '../../imports/import-progress.ts';
import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import { importOption } from '../../imports/spreadsheets/import-options.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { findInsurer } from '../../tools/insurers/insurer-groups.ts';
import { deleteUnfinishedImports } from '../delete-policies.server.ts';
import { openDetails, policyKeyOf } from '../read-policies.server.ts';
import { applyChanges } from './apply-changes.server.ts';
import { readDocumentFolder } from './find-document.server.ts';
import { type PlannedPolicy, planPolicyImport } from './plan-policy-import.server.ts';
import { type ManifestOptions, type RowError, readManifest } from './read-manifest.server.ts';
import { writeImport } from './write-import.server.ts';

const maxErrorsListed = 200;

export type PolicyImportOptions = ManifestOptions & {
  documents: string | null;
  isDryRun: boolean;
  /** The operator confirmed names that are not on our list of insurers. */
  isInsurerConfirmed?: boolean;
  /** Called in the transaction that puts the list in force; not where nothing changes. */
  record?: (transaction: Transaction<Tables>, changedPolicies: number) => Promise<void>;
};
export type PolicyImportReport = {
  added: number;
  changed: number;
  unchanged: number;
  documents: number;
  skippedRows: RowError[];
  /** Names in new or changed policies that are not on our list of insurers. */
  unknownInsurers: string[];
};

/** @param onProgress called with the current step. @throws ImportError with the invalid rows; nothing is changed. */
export async function importPolicies(
  services: Services,
  options: PolicyImportOptions,
  onProgress: (progress: ImportProgress) => void,
): Promise<PolicyImportReport> {
  const manifest = await readManifest(options, (text) => onProgress({ kind: 'line', text }));
  const folder = options.documents === null ? null : await openDocuments(options.documents);
  return withImportLock(services.store, 'policies', { onWait: onProgress }, async (lock) => {
    await assertPolicyKey(services);
    // First, so that the remains of an interrupted import do not count as existing policies.
    const now = services.store.now();
    await deleteUnfinishedImports(services, () => lock.renew(services.store.db), now.toISOString());
    await applyChanges(services, now, () => lock.renew(services.store.db));
    const plan = await planPolicyImport(services, manifest, folder, (policyCount) =>
      onProgress({ kind: 'count', text: `${policyCount} checked` }),
    );
    if (plan.errors.length > 0) throw new ImportError(describeRows(plan.errors));
    const unknownInsurers = findUnknownInsurers(plan.policies);
    if (unknownInsurers.length > 0 && !options.isDryRun && !options.isInsurerConfirmed)
      throw new ImportError(
        `Not on our list of insurers: ${unknownInsurers.join(', ')}\nIf the names are right, ${importOption('confirm-insurer')}`,
      );
    if (!options.isDryRun) {
      await writeImport(services, lock, plan.policies, {
        onStep: (policyCount) => onProgress({ kind: 'count', text: `${policyCount} written` }),
        record: async (transaction) => options.record?.(transaction, plan.policies.length),
      });
    }
    const added = plan.policies.filter(({ existing }) => !existing).length;
    return {
      added,
      changed: plan.policies.length - added,
      unchanged: plan.unchanged,
      documents: plan.policies.reduce((sum, { documents }) => sum + documents.length, 0),
      skippedRows: plan.skippedRows,
      unknownInsurers,
    };
  });
}

/** Rows and reasons only: the content of the list is personal data. */
function describeRows(rows: readonly RowError[]): string {
  const sorted = rows.toSorted((a, b) => a.row - b.row);
  const lines = sorted.slice(0, maxErrorsListed).map(({ row, reason }) => `row ${row}: ${reason}`);
  const more = rows.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
}

/** Examples of a demonstration are marked as such. A customer would look for the policy at the wrong insurer. */
function findUnknownInsurers(policies: readonly PlannedPolicy[]): string[] {
  const names = new Set(policies.map(({ listed }) => listed.details.insurer));
  return [...names].filter((name) => !/\bexample\b/i.test(name) && !findInsurer(name)).toSorted();
}

async function openDocuments(folder: string) {
  try {
    return await readDocumentFolder(folder);
  } catch {
    throw new ImportError('The folder of --documents is not there, or may not be read.');
  }
}

/**
 * With another key, an import would load every policy a second time, and an erasure by contact would find none.
 * @throws ImportError if the loaded policies belong to other keys than those configured.
 */
export async function assertPolicyKey(services: Services): Promise<void> {
  const row = await services.store.db
    .selectFrom('policy')
    .selectAll()
    .orderBy('loaded_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  let policyKey: string | null = null;
  try {
    policyKey = policyKeyOf(services, openDetails(services, row));
  } catch {
    // Sealed with a key that is not configured here.
  }
  if (policyKey !== row.policy_key)
    throw new ImportError(
      'The policies that are loaded do not open: DATA_ENCRYPTION_KEY or KEYED_HASH_KEY is another one than theirs.',
    );
}
