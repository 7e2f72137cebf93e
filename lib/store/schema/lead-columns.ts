/**
 * What each column of `lead` reveals about a person, for all code that must know every column: erasure, key rotation,
 * the desk's listing and the test of the privacy notice. A column that is missing here does not compile.
 */
import type { Updateable } from 'kysely';
import type { LeadTable } from './outbox-schema.ts';

type PersonalColumn<Value> = {
  /** The value that replaces it when the number is erased. */
  erased: null extends Value ? null : '';
  /**
   * When a person's data is erased: `now`, or `with-number`, which stays sealed for as long as the law asks for proof
   * of the request (lib/desk/people/erase-person.server.ts).
   */
  atErasure: 'now' | 'with-number';
  /** The words of the privacy notice that declare it. */
  notice: string;
  /** Encrypted (field-encryption.server.ts), bound to the row's `id`. */
  isSealed?: true;
  /** Its name in the desk's listing; keyed hashes are not listed. */
  listed?: string;
};

/** `record` identifies nobody once the rest is erased; it stays for statistics. */
const columns: { [Column in keyof LeadTable]: 'record' | PersonalColumn<LeadTable[Column]> } = {
  id: 'record',
  reference: 'record',
  state: 'record',
  product: 'record',
  time_slot: 'record',
  call_despite_do_not_disturb: 'record',
  honeypot_filled: 'record',
  page: 'record',
  source: 'record',
  consent_version: 'record',
  consent_hash: 'record',
  upstream: 'record',
  attempts: 'record',
  sending_since: 'record',
  next_attempt_at: 'record',
  possibly_duplicate: 'record',
  last_problem: 'record',
  created_at: 'record',
  settled_at: 'record',
  withdrawn_at: 'record',
  expires_at: 'record',
  erase_at: 'record',
  mark: 'record',
  turn: 'record',
  released_at: 'record',
  mobile_sealed: {
    erased: null,
    atErasure: 'with-number',
    notice: 'your mobile number',
    isSealed: true,
    listed: 'mobile',
  },
  refusal_sealed: {
    erased: null,
    atErasure: 'now',
    notice: 'whether the request has been passed on to our callers',
    isSealed: true,
    listed: 'refusal',
  },
  // Not listed: the desk reads it beside the opened number only.
  answer_sealed: {
    erased: null,
    atErasure: 'now',
    notice: 'the address of the answer',
    isSealed: true,
  },
  mobile_key: { erased: null, atErasure: 'with-number', notice: 'keyed hashes of the number' },
  request_key: { erased: '', atErasure: 'with-number', notice: 'keyed hashes of the number' },
  idempotency_key: { erased: null, atErasure: 'with-number', notice: 'keyed hashes of the number' },
  advertiser_report_version: {
    erased: null,
    atErasure: 'with-number',
    notice: 'that the network of the advertisement',
  },
  conversion_id: { erased: null, atErasure: 'now', notice: 'a random number of the request' },
  client_key: { erased: null, atErasure: 'now', notice: 'keyed hash of the network address' },
  campaign: {
    erased: null,
    atErasure: 'now',
    notice: 'the tags of an advertisement that led you here',
    listed: 'campaign',
  },
  click_ids: {
    erased: null,
    atErasure: 'now',
    notice: 'the tags of an advertisement that led you here',
    listed: 'clickIds',
  },
};

export const leadColumnNames: readonly string[] = Object.keys(columns);

export const personalLeadColumns = Object.entries(columns).flatMap(([column, personal]) =>
  personal === 'record' ? [] : [{ column, ...personal }],
);

/** The values that are written when the number is erased. */
export const erasedLeadColumns = erasedValues(personalLeadColumns);

/** The values that the erasure of a person writes at once: all but the proof that the call was asked for. */
export const leadColumnsErasedNow = erasedValues(
  personalLeadColumns.filter(({ atErasure }) => atErasure === 'now'),
);

function erasedValues(personal: typeof personalLeadColumns): Updateable<LeadTable> {
  return Object.fromEntries(personal.map(({ column, erased }) => [column, erased]));
}
