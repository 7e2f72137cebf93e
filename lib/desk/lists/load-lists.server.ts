/**
 * Loads insurers' lists, takes the last load back and removes lists: one function each for the command and the page.
 * Rule: the event is written in the transaction that changes what is in force.
 */
import 'server-only';
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import { withImportLock } from '../../imports/import-lock.server.ts';
import type { ImportProgress } from '../../imports/import-progress.ts';
import {
  importPolicies,
  type PolicyImportOptions,
  type PolicyImportReport,
} from '../../policies/import/import-policies.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { countText } from '../../text/words.ts';
import type { ImportQuestion } from '../../tools/hospitals/import/import-question.ts';
import { insurerQuestions } from '../../tools/hospitals/import/insurer-questions.server.ts';
import {
  type HospitalImportPreview,
  type ImportRequest,
  previewHospitalImport,
} from '../../tools/hospitals/import/preview-import.server.ts';
import {
  deleteHospitalList,
  type ListId,
  replaceList,
  undoLastLoad,
} from '../../tools/hospitals/import/replace-list.server.ts';
import {
  deletePlan,
  importPlans,
  type PlanImportOptions,
  type PlanImportReport,
} from '../../tools/plans/import/import-plans.server.ts';
import { undoLastPlans } from '../../tools/plans/import/write-plans.server.ts';
import { type DeskActor, type DeskEvent, recordDeskEvent } from '../trail/audit-trail.server.ts';
import { deleteLoadedUpload } from './list-uploads.server.ts';

type Commit = (transaction: Transaction<Tables>) => Promise<void>;
/** `onCommit` runs in the transaction that puts the list in force. */
type Steps = { onProgress: (progress: ImportProgress) => void; onCommit?: Commit };

/**
 * Writes the event when the change is put in force, which may be minutes after it began, and then what else belongs to
 * its transaction.
 */
function commitWith(services: Services, event: DeskEvent, onCommit?: Commit): Commit {
  return async (transaction) => {
    await recordDeskEvent(services, { ...event, now: services.store.now() }, transaction);
    await onCommit?.(transaction);
  };
}

export type HospitalLoad = ImportRequest & { isDryRun: boolean; confirmed: ReadonlySet<string> };
export type HospitalLoadOutcome = {
  preview: HospitalImportPreview;
  /** While there are unconfirmed questions, nothing is loaded. */
  unconfirmedQuestions: ImportQuestion[];
  isLoaded: boolean;
};

const rowsPerStep = 5000;

/**
 * `onPreview` is called before anything is asked or changed.
 * @throws ImportError; nothing is changed then.
 */
export async function loadHospitals(
  services: Services,
  actor: DeskActor,
  load: HospitalLoad,
  {
    onProgress,
    onCommit,
    onPreview,
  }: Steps & { onPreview?: (preview: HospitalImportPreview) => void },
): Promise<HospitalLoadOutcome> {
  const { store, env } = services;
  const { insurer, kind, asOf, isDryRun, confirmed } = load;
  const preview = await previewHospitalImport(store, load, (read) =>
    onProgress({ kind: 'count', text: `${read} rows` }),
  );
  onPreview?.(preview);
  const { insurers: placed } = env.broker.disclosures;
  const ofInsurer = await insurerQuestions(store, { insurer, placed }, preview);
  const unconfirmedQuestions = [...ofInsurer, ...preview.questions].filter(
    ({ id }) => !confirmed.has(id),
  );
  if (isDryRun || unconfirmedQuestions.length > 0)
    return { preview, unconfirmedQuestions, isLoaded: false };
  const { entries, previous } = preview;
  const before = previous ? `before ${previous.hospitals} of ${previous.asOf}` : 'the first list';
  const detail = `hospitals, ${kind}: ${entries.length} of ${asOf}, ${before}; ${basename(load.file)}`;
  await withImportLock(store, 'hospitals', { onWait: onProgress }, (lock) =>
    replaceList(
      store,
      lock,
      { insurer, kind, asOf, entries },
      {
        onStep: (rowCount) => {
          if (rowCount % rowsPerStep === 0 || rowCount === entries.length)
            onProgress({ kind: 'count', text: `${rowCount} written` });
        },
        record: commitWith(
          services,
          { ...actor, action: 'imported-list', subject: insurer, detail },
          onCommit,
        ),
      },
    ),
  );
  return { preview, unconfirmedQuestions, isLoaded: true };
}

/** @throws ImportError; nothing is changed then. */
export function loadPlans(
  services: Services,
  actor: DeskActor,
  options: Omit<PlanImportOptions, 'record'>,
  { onProgress, onCommit }: Steps,
): Promise<PlanImportReport> {
  const detail = `plans: ${basename(options.file)}`;
  const event = { ...actor, action: 'imported-list', subject: null, detail } as const;
  const record = commitWith(services, event, onCommit);
  return importPlans(services.store, services.env, { ...options, record }, { onProgress });
}

/** The event names no file, whose name may be a person's. @throws ImportError; nothing is changed then. */
export function loadPolicies(
  services: Services,
  actor: DeskActor,
  options: Omit<PolicyImportOptions, 'record'>,
  { onProgress, onCommit }: Steps,
): Promise<PolicyImportReport> {
  const record = async (transaction: Transaction<Tables>, changed: number) => {
    const detail = `policies: ${changed} added or changed`;
    const event = { ...actor, action: 'imported-list', subject: null, detail } as const;
    await commitWith(services, event, onCommit)(transaction);
  };
  return importPolicies(services, { ...options, record }, onProgress);
}

/** A page cannot wait as long as a command. */
const undoWaitMs = 5_000;

/** @returns false when it cannot be taken back any more. @throws ImportError while an import runs. */
export async function undoHospitalLoad(
  services: Services,
  actor: DeskActor,
  list: ListId,
): Promise<boolean> {
  const detail = `hospitals, ${list.kind}`;
  const isUndone = await withImportLock(
    services.store,
    'hospitals',
    { waitMs: undoWaitMs },
    (lock) =>
      undoLastLoad(
        services.store,
        lock,
        list,
        commitWith(services, { ...actor, action: 'undid-import', subject: list.insurer, detail }),
      ),
  );
  if (isUndone) await deleteLoadedUpload(services, 'hospitals', list, actor.now);
  return isUndone;
}

/** @returns false when it cannot be taken back any more. @throws ImportError while an import runs. */
export async function undoPlanLoad(services: Services, actor: DeskActor): Promise<boolean> {
  const isUndone = await withImportLock(services.store, 'plans', { waitMs: undoWaitMs }, (lock) =>
    undoLastPlans(services.store, lock, (planCount, transaction) => {
      const detail = `plans: ${countText(planCount, 'plan')}`;
      const event = { ...actor, action: 'undid-import', subject: null, detail } as const;
      return commitWith(services, event)(transaction);
    }),
  );
  if (isUndone) await deleteLoadedUpload(services, 'plans', null, actor.now);
  return isUndone;
}

/** @returns false when there was none. @throws ImportError while an import runs. */
export function removeHospitals(
  services: Services,
  actor: DeskActor,
  list: ListId,
  { onProgress }: Steps,
): Promise<boolean> {
  const { store } = services;
  const event = {
    ...actor,
    action: 'removed-list',
    subject: list.insurer,
    detail: `hospitals, ${list.kind}`,
  } as const;
  return withImportLock(store, 'hospitals', { onWait: onProgress }, (lock) =>
    deleteHospitalList(store, lock, list, commitWith(services, event)),
  );
}

/** @returns false when there was none. */
export function removePlan(services: Services, actor: DeskActor, uin: string): Promise<boolean> {
  const detail = `plans: ${uin.trim().toUpperCase()}`;
  const event = { ...actor, action: 'removed-list', subject: null, detail } as const;
  return deletePlan(services.store, uin, commitWith(services, event));
}
