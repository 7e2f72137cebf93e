/** What pages and lists of the desk get, complete. A test overrides what it is about. */
import type { ListUpload } from '../../lib/desk/lists/list-uploads.server.ts';
import type {
  CallRecord,
  PolicyRecord,
  RequestRecord,
} from '../../lib/desk/records/records.server.ts';
import type { SignedInDesk } from '../../lib/desk/require-staff.server.ts';
import type { DeskPolicy } from '../../lib/policies/find-policies.server.ts';
import { fieldEncryption } from '../../lib/store/field-encryption.server.ts';
import type { Services } from '../../lib/store/services.server.ts';

export const deskNow = new Date('2026-11-22T12:00:00+05:30');

export function callRecord(changed: Partial<CallRecord> = {}): CallRecord {
  return {
    kind: 'call',
    waitsFor: null,
    expiresAt: '2026-11-29T06:30:00.000Z',
    isOver: false,
    refusalWords: '',
    lastCall: null,
    isStopped: false,
    isErased: false,
    reference: 'CB-2222-3333',
    state: 'delivered',
    attempts: 1,
    possiblyDuplicate: false,
    throttledBy: null,
    isThrottled: false,
    followUp: null,
    isHoneypotFilled: false,
    product: 'Car',
    timeSlot: '9:30 AM - 10:00 AM',
    callDate: '2026-11-23',
    callDespiteDoNotDisturb: false,
    mobile: '••••••••10',
    source: 'form',
    campaign: null,
    clickIds: null,
    mayReportToAdvertiser: false,
    upstream: 'qa',
    createdAt: deskNow.toISOString(),
    withdrawnAt: null,
    lastProblem: '',
    consentVersion: '2026-11-29',
    earlier: '',
    ageConfirmed: '',
    page: '/car-insurance',
    refusal: '',
    ...changed,
  };
}

export function requestRecord(changed: Partial<RequestRecord> = {}): RequestRecord {
  return {
    kind: 'request',
    requestKind: 'contact',
    waitsFor: null,
    lastCall: null,
    isStopped: false,
    isErased: false,
    mobile: '••••••••10',
    email: '',
    reference: 'SR-2222-3333',
    state: 'delivered',
    createdAt: deskNow.toISOString(),
    sentAt: null,
    answeredAt: null,
    dueDate: null,
    callSeries: null,
    attempts: 1,
    isPossiblyDuplicate: false,
    isHoneypotFilled: false,
    page: '/contact-us',
    consentVersion: '2026-11-27',
    lastProblem: '',
    ...changed,
  };
}

export function policyRecord(changed: Partial<PolicyRecord> = {}): PolicyRecord {
  return {
    kind: 'policy',
    id: 'policy-1',
    number: '•••456',
    insurer: 'Example Insurer A',
    product: 'Example Health Plan',
    from: '2026-01-01',
    to: '2026-12-31',
    holders: 1,
    mobiles: ['••••••••10'],
    emails: [],
    loadedOn: '2026-11-01',
    withdrawnAt: null,
    ...changed,
  };
}

export function deskPolicy(): DeskPolicy {
  return {
    row: {
      id: 'policy-1',
      import_id: 'import-1',
      policy_key: 'policy-key',
      number_key: 'number-key',
      details_sealed: '',
      details_digest: '',
      contacts_digest: '',
      ends_on: '2026-12-31',
      loaded_on: '2026-11-01',
      withdrawn_at: null,
    },
    details: {
      number: 'P/12-3456',
      insurer: 'Example Insurer A',
      product: 'Example Health Plan',
      kind: 'health',
      holders: ['Asha'],
      covered: '',
      sumInsured: '',
      premium: '',
      from: '2026-01-01',
      to: '2026-12-31',
      mobiles: ['9876543210'],
      emails: [],
    },
  };
}

export function listUpload(changed: Partial<ListUpload> = {}): ListUpload {
  return {
    id: 'upload-1',
    kind: 'policies',
    state: 'read',
    isStopped: false,
    createdAt: deskNow.toISOString(),
    actor: 'asha@example.in',
    from: null,
    options: { insurer: null, listKind: null, asOf: null, columns: '' },
    list: { name: 'policies.csv', id: 'file-1', bytes: 1, key: '' },
    documents: [],
    confirmed: [],
    report: { summary: '', lines: [], counts: [], rejected: [], rejectedCount: 0, questions: [] },
    message: null,
    ...changed,
  };
}

/** Pages seal nothing, and read the store before a view gets the desk: of the services a view uses the hashes alone. */
const services = {
  encryption: fieldEncryption({ dataEncryptionKey: Buffer.alloc(32, 1).toString('base64') }),
} as Services;

/** The result of `requireStaff`. */
export function signedInDesk(changed: Partial<SignedInDesk> = {}): SignedInDesk {
  return {
    now: deskNow,
    rejected: null,
    staffMember: { address: 'asha@example.in', from: null, role: 'desk', sessionId: 'session' },
    services,
    ...changed,
  };
}
