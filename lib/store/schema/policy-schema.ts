/**
 * Policies that the broker's desk loaded (lib/policies). No personal data in clear text: texts are sealed, people and
 * numbers are found by keyed hashes.
 */
import type { IsoDate } from '../../dates/iso-date.ts';

/** One run of the import. Its rows are visible from `committed_at` on. */
type PolicyImportTable = { id: string; started_at: string; committed_at: string | null };

type PolicyTable = {
  id: string;
  import_id: string;
  /** Keyed hash of insurer and number: identifies the policy in the next list. */
  policy_key: string;
  /** Keyed hash of the number alone, for the desk. */
  number_key: string;
  /** Everything else as JSON, AES-256-GCM, bound to `id`. */
  details_sealed: string;
  /** Keyed hashes of the list's values, so that the same list changes nothing and a desk's change stays. */
  details_digest: string;
  contacts_digest: string;
  ends_on: IsoDate;
  loaded_on: IsoDate;
  withdrawn_at: string | null;
};

/** Several people may share a policy, and a family may share a number. */
type PolicyContactTable = { policy_id: string; contact_key: string };

type PolicyDocumentTable = {
  id: string;
  policy_id: string;
  import_id: string;
  kind: string;
  /** Sealed because it may name people; bound to `id`. */
  title_sealed: string;
  /** Keyed hash of policy, kind and title: a later file with the same hash is a new version. */
  title_key: string;
  /** Keyed hash of the bytes: the same file again is not a new version. */
  content_key: string;
  bytes: number;
  /** The document's own key, sealed with the master key and bound to `id`: a rotation need not touch the files. */
  key_sealed: string;
  loaded_on: IsoDate;
  superseded_on: IsoDate | null;
};

/** A chunk of a sealed document, if Postgres is the store; with SQLite the documents are files. */
type PolicyDocumentChunkTable = { document_id: string; number: number; sealed: Uint8Array };

type PolicyAccessTable = {
  id: string;
  at: string;
  /** Empty once everything of that person is erased. */
  contact_key: string;
  what: 'document' | 'list' | 'number' | 'data-copy';
  /** The document or number; null if it concerns all policies, and once the policy is erased. */
  policy_id: string | null;
  document_id: string | null;
  client_class: string;
};

/** The desk's manual changes of a policy, with the reason (sealed, bound to `id`). */
type PolicyChangeTable = {
  id: string;
  policy_id: string;
  at: string;
  what: 'mobile-changed' | 'email-changed' | 'withdrawn' | 'restored' | 'document-deleted';
  reason_sealed: string;
};

/** An import's change of a policy until it is applied; valid once its import is committed. */
type PolicyStagedTable = {
  policy_id: string;
  import_id: string;
  /** Bound to `policy_id`. */
  details_sealed: string;
  details_digest: string;
  contacts_digest: string;
  ends_on: IsoDate;
  loaded_on: IsoDate;
  /** Keyed hashes as JSON; null if unchanged. */
  contacts: string | null;
};

/** A policy erased on request: the next list of the desk must not restore it. */
type ErasedPolicyTable = {
  policy_key: string;
  erased_at: string;
  /** After this date no list can restore it. */
  forget_on: IsoDate;
  /** Sealed, bound to `policy_key`. */
  reason_sealed: string;
};

export type PolicyTables = {
  policy_import: PolicyImportTable;
  policy: PolicyTable;
  policy_contact: PolicyContactTable;
  policy_document: PolicyDocumentTable;
  policy_document_chunk: PolicyDocumentChunkTable;
  policy_access: PolicyAccessTable;
  policy_change: PolicyChangeTable;
  policy_staged: PolicyStagedTable;
  erased_policy: ErasedPolicyTable;
};
