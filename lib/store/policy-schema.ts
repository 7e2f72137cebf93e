/**
 * Policies that the broker's desk loaded (lib/policies). Nothing personal is in the clear: words are sealed, people and
 * numbers are found by keyed hashes.
 */
import type { IsoDate } from '../dates/iso-date.ts';

/** One run of the import. What it wrote counts from `committed_at` on; before that nobody sees it. */
type PolicyImportTable = { id: string; started_at: string; committed_at: string | null };

type PolicyTable = {
  id: string;
  import_id: string;
  /** Keyed hash of insurer and number: the same policy in the next list. */
  policy_key: string;
  /** Keyed hash of the number alone, for the desk. */
  number_key: string;
  /** Everything else as JSON, AES-256-GCM, bound to `id`. */
  details_sealed: string;
  /** Keyed hashes of what the list said, so that the same list changes nothing and a desk's change stays. */
  details_digest: string;
  contacts_digest: string;
  ends_on: IsoDate;
  loaded_on: IsoDate;
  withdrawn_at: string | null;
};

/** Several people may have one policy, and a family one number. */
type PolicyContactTable = { policy_id: string; contact_key: string };

type PolicyDocumentTable = {
  id: string;
  policy_id: string;
  import_id: string;
  kind: string;
  /** Names people now and then, so it is sealed, bound to `id`. */
  title_sealed: string;
  /** Keyed hash of policy, kind and title: a later file under it is a new version. */
  title_key: string;
  /** Keyed hash of the bytes: the same file again is no new version. */
  content_key: string;
  bytes: number;
  /** The document's own key, sealed with the master key and bound to `id`: a rotation leaves the files alone. */
  key_sealed: string;
  loaded_on: IsoDate;
  superseded_on: IsoDate | null;
};

/** A piece of a sealed document, where Postgres is the store; beside SQLite they are files. */
type PolicyDocumentChunkTable = { document_id: string; number: number; sealed: Uint8Array };

type PolicyAccessTable = {
  id: string;
  at: string;
  /** Empty once everything of whoever looked was erased. */
  contact_key: string;
  what: 'document' | 'list' | 'number' | 'data-copy';
  /** Of a document or a number; null of what is about all policies, and once the policy was erased. */
  policy_id: string | null;
  document_id: string | null;
  client_class: string;
};

/** What the desk did to one policy by hand, with its reason (sealed, bound to `id`). */
type PolicyChangeTable = {
  id: string;
  policy_id: string;
  at: string;
  what: 'mobile-changed' | 'withdrawn' | 'restored';
  reason_sealed: string;
};

/** What a list changes of a policy, until it is put in place there; it counts once its import is committed. */
type PolicyStagedTable = {
  policy_id: string;
  import_id: string;
  /** Bound to `policy_id`. */
  details_sealed: string;
  details_digest: string;
  contacts_digest: string;
  ends_on: IsoDate;
  loaded_on: IsoDate;
  /** Keyed hashes as JSON; null where they stay. */
  contacts: string | null;
};

/** A policy that was erased on request: the next list of the desk must not bring it back. */
type ErasedPolicyTable = {
  policy_key: string;
  erased_at: string;
  /** When no list can bring it back any more. */
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
