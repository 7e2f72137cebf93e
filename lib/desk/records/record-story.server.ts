/** One call or request with its story: what came, what was tried, what was answered, who did what. */
import 'server-only';
import { maskDigits, maskRefusal } from '../../leads/list/lead-texts.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { callBackPrefix, parseReference, requestPrefix } from '../../outbox/reference.ts';
import { isStopRequest } from '../../requests/is-stop-request.ts';
import { callOutcomes, type DeskEventAction } from '../../store/schema/desk-schema.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import { isErasedRequest, type ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { countText } from '../../text/words.ts';
import { readDeskEvents } from '../trail/audit-trail.server.ts';
import { readCallNotes } from './call-notes.server.ts';
import { type CallRecord, type RequestRecord, toRecords } from './records.server.ts';

export type StoryEntry = {
  /** Null where only the outcome is known, not its time; of the next attempt it is not over. */
  at: string | null;
  what:
    | 'received'
    | 'throttled'
    | 'released'
    | 'sending'
    | 'tried'
    | 'next-attempt'
    | 'delivered'
    | 'refused'
    | 'refused-after-promise'
    | 'check'
    | 'expired'
    | 'mailed'
    | 'erased'
    | DeskEventAction;
  /** Lead.svc's or the mail server's words, a note, a count; digits of a number are masked. */
  text: string;
  /** The staff member who did it; null for the site or the visitor. */
  actor: string | null;
};

export type RecordWithStory = {
  record: CallRecord | RequestRecord;
  story: StoryEntry[];
  /** The withdrawn calls that Lead.svc has, for a request to stop calls; of such a request no number is kept. */
  stoppedCalls: string[];
};

/** @returns null if there is no such reference. */
export async function readRecord(
  services: Services,
  reference: string,
  now: Date,
): Promise<RecordWithStory | null> {
  const { db } = services.store;
  const lead = parseReference(callBackPrefix, reference)
    ? await readByReference(db, 'lead', reference)
    : null;
  const request = parseReference(requestPrefix, reference)
    ? await readByReference(db, 'service_request', reference)
    : null;
  const [record] = await toRecords(services, lead ? [lead] : [], request ? [request] : [], now);
  if (!record) return null;
  const own = lead ? callStory(services, lead) : request ? requestStory(request) : [];
  const desk = await deskStory(services, reference);
  // Row and trail both have it: only the trail's entry is listed.
  const isInTrail = ({ what }: StoryEntry) =>
    (what === 'answered' || what === 'withdrew') && desk.some((entry) => entry.what === what);
  return {
    record,
    story: inOrder([...own.filter((each) => !isInTrail(each)), ...desk]),
    stoppedCalls:
      request && isStopRequest(request.kind) ? await stoppedCallsOf(services, request, now) : [],
  };
}

async function stoppedCallsOf(
  { store }: Services,
  { mobile_key }: ServiceRequestRow,
  now: Date,
): Promise<string[]> {
  const leads = await store.db
    .selectFrom('lead')
    .select('reference')
    .where('mobile_key', '=', mobile_key)
    .where('state', '=', 'delivered')
    .where('withdrawn_at', 'is not', null)
    // An expired lead is not called.
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute();
  return leads.map(({ reference }) => reference);
}

function callStory({ encryption }: Services, lead: LeadRow): StoryEntry[] {
  const { state, attempts, last_problem, settled_at, withdrawn_at } = lead;
  const isUnconfirmed = state === 'unconfirmed';
  const story = [entry(lead.created_at, 'received', isUnconfirmed ? 'waits for its code' : '')];
  if (lead.throttled_by)
    story.push(entry(lead.created_at, 'throttled', `above the limit: ${lead.throttled_by}`));
  if (lead.released_at) story.push(entry(lead.released_at, 'released'));
  story.push(...attemptEntries(lead, attempts));
  if (withdrawn_at !== null)
    story.push(entry(withdrawn_at, 'withdrew', state === 'delivered' ? 'after delivery' : ''));
  else if (state === 'expired' && settled_at !== null)
    story.push(entry(settled_at, 'expired', last_problem ?? ''));
  if (state === 'refused' || lead.follow_up !== null) {
    story.push(entry(settled_at, lead.follow_up ?? 'refused', maskRefusal(encryption, lead)));
  } else if (state === 'delivered') story.push(entry(settled_at, 'delivered'));
  if (lead.mobile_sealed === null) story.push(entry(lead.erase_at, 'erased'));
  return story;
}

function requestStory(request: ServiceRequestRow): StoryEntry[] {
  const { state, settled_at, answered_at, created_at, attempts } = request;
  const story = [entry(created_at, 'received'), ...attemptEntries(request, attempts)];
  if (settled_at !== null) story.push(entry(settled_at, 'mailed'));
  if (answered_at !== null) story.push(entry(answered_at, 'answered'));
  if (state === 'expired') story.push(entry(null, 'expired'));
  if (isErasedRequest(request)) story.push(entry(request.erase_at, 'erased'));
  return story;
}

/** Only the number of attempts is kept, and the last problem. */
function attemptEntries(
  row: Pick<
    LeadRow,
    'sending_since' | 'last_problem' | 'next_attempt_at' | 'possibly_duplicate'
  > & {
    state: string;
  },
  attempts: number,
): StoryEntry[] {
  if (row.state === 'unconfirmed' || attempts === 0) return [];
  if (row.sending_since !== null)
    return [entry(row.sending_since, 'sending', `attempt ${attempts}`)];
  const twice = row.possibly_duplicate === 1 ? 'may have arrived twice' : '';
  const words = [countText(attempts, 'attempt'), row.last_problem ?? '', twice].filter(Boolean);
  const isPlain = attempts === 1 && words.length === 1;
  return [
    ...(isPlain ? [] : [entry(null, 'tried', words.join('; '))]),
    ...(row.state === 'pending' ? [entry(row.next_attempt_at, 'next-attempt')] : []),
  ];
}

/** What the desk did with a policy. */
export async function readPolicyStory(services: Services, id: string): Promise<StoryEntry[]> {
  return inOrder(await deskStory(services, id));
}

async function deskStory(services: Services, reference: string): Promise<StoryEntry[]> {
  const notes = await readCallNotes(services, reference);
  const { events } = await readDeskEvents(services, { subject: reference, limit: 200 });
  const isToldByNote = (action: DeskEventAction) => callOutcomes.some((told) => told === action);
  return [
    ...notes.map(({ at, outcome, note, actor }) => ({
      at,
      what: outcome,
      text: note,
      actor: actor || null,
    })),
    ...events
      .filter(({ action }) => !isToldByNote(action))
      .map(({ at, action, detail, actor }) => ({ at, what: action, text: detail ?? '', actor })),
  ];
}

function entry(at: string | null, what: StoryEntry['what'], text = ''): StoryEntry {
  return { at, what, text: maskDigits(text), actor: null };
}

/** An entry without a time stays behind the one before it. */
function inOrder(story: readonly StoryEntry[]): StoryEntry[] {
  let last = '';
  const timed = story.map((each) => {
    last = each.at ?? last;
    return { each, at: last };
  });
  return timed.sort((a, b) => a.at.localeCompare(b.at)).map(({ each }) => each);
}
