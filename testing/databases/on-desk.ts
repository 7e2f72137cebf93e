/** For contract tests of the desk, on SQLite and Postgres: a stand-in of Lead.svc, staff members, records. For jest. */
import { sql } from 'kysely';
import { dayMs, hourMs, minuteMs } from '../../lib/dates/iso-date.ts';
import { type DeskActor, readDeskEvents } from '../../lib/desk/trail/audit-trail.server.ts';
import type { Contact } from '../../lib/input/contact.ts';
import { deliverLead } from '../../lib/leads/deliver/deliver-lead.server.ts';
import type { CallBackSubmission } from '../../lib/leads/submit/call-back-submission.ts';
import { claimDueRows } from '../../lib/outbox/claim-due-rows.server.ts';
import { recordRequest } from '../../lib/requests/submit/record-request.server.ts';
import {
  type LeadRow,
  leadTextColumns,
  sealedLeadColumns,
} from '../../lib/store/schema/lead-schema.ts';
import type { ServiceRequestRow } from '../../lib/store/schema/outbox-schema.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { addCall, readLead } from '../data/add-call.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../servers/lead-service-stand-in/lead-service-stand-in.ts';
import { onBothDatabases } from './on-both-databases.ts';

/** The trail cannot be cleared between tests: each has staff members of its own. */
let actors = 0;
export const newActor = (): DeskActor => ({
  actor: `desk-${++actors}@example.in`,
  from: '203.0.x.x',
  // Each act has its own time.
  get now() {
    return new Date();
  },
});

/** What Lead.svc says in `addFollowUp`: with the number, as it does. */
const refusalWords = 'Duplicate: 98765 43210';

export const asha: Contact = { channel: 'sms', address: '9876543210' };

/** What the desk's actions change, besides the trail. */
export const deskTables = [
  'lead',
  'service_request',
  'request_file',
  'stopped_number',
  'call_note',
  'policy',
  'policy_contact',
  'policy_import',
  'policy_document',
  'policy_document_chunk',
  'erased_policy',
] as const;

/** Available from `beforeAll` on, not while jest collects the tests. */
export type TestDesk = {
  readonly services: Services;
  readonly leadService: LeadServiceStandIn;
  now(): Date;
  daysAgo(days: number): Date;
  /** A call whose send has begun. */
  addCall(
    changed?: Partial<CallBackSubmission>,
    at?: Date,
    retentionDays?: number,
  ): Promise<LeadRow>;
  /** A call whose send has not begun. */
  addWaitingCall(changed: Partial<CallBackSubmission>): Promise<LeadRow>;
  /** A call with words in every column that the desk reads as text, sealed or not. */
  addFilledCall(): Promise<{ lead: LeadRow; wordsOf: (column: string) => string }>;
  /** A call that Lead.svc refused after it was promised; `check`: after an attempt whose answer was lost. */
  addFollowUp(
    followUp?: NonNullable<LeadRow['follow_up']>,
    changed?: Partial<CallBackSubmission>,
    at?: Date,
  ): Promise<LeadRow>;
  addQuestion(fields?: Record<string, string>, at?: Date): Promise<ServiceRequestRow>;
  readLead(lead: Pick<LeadRow, 'id'>): Promise<LeadRow>;
  /** Action, subject and address of each, the newest first. */
  eventsOf(actor: Pick<DeskActor, 'actor'>): Promise<unknown[][]>;
};

export function onDesk(defineTests: (desk: TestDesk) => void): void {
  onBothDatabases(deskTables, (database) => {
    let leadService: LeadServiceStandIn;
    let services: Services;

    beforeAll(async () => {
      leadService = await startLeadServiceStandIn();
      services = database.services({
        QA_SERVICE_URL: leadService.url,
        LEAD_SERVICE_TIMEOUT_MS: '10000',
      });
    });
    afterAll(() => leadService.close());
    beforeEach(() => {
      leadService.setMode({ mode: 'accept' });
      leadService.clear();
    });

    const now = () => services.store.now();

    const addCallAt = (
      changed: Partial<CallBackSubmission> = {},
      at = now(),
      retentionDays = 366,
    ) => addCall(services, changed, { now: at, retentionDays });

    async function addWaitingCall(changed: Partial<CallBackSubmission>) {
      const lead = await addCallAt(changed);
      await services.store.db
        .updateTable('lead')
        .set({ sending_since: null })
        .where('id', '=', lead.id)
        .execute();
      return lead;
    }

    async function addFilledCall() {
      const lead = await addCallAt();
      const wordsOf = (column: string) => `9876543210 in ${column}`;
      const columns = [...sealedLeadColumns, ...leadTextColumns].map(({ column }) => column);
      const sealed = new Set<string>(sealedLeadColumns.map(({ column }) => column));
      const filled = Object.fromEntries(
        columns.map((column) => {
          const words = wordsOf(column);
          return [column, sealed.has(column) ? services.encryption.seal(words, lead.id) : words];
        }),
      );
      await services.store.db.updateTable('lead').set(filled).where('id', '=', lead.id).execute();
      return { lead, wordsOf };
    }

    const addFollowUp: TestDesk['addFollowUp'] = async (
      followUp = 'refused-after-promise',
      changed = {},
      at = now(),
    ) => {
      const lead = await addCallAt(changed, at);
      leadService.setMode({ mode: followUp === 'check' ? 'reset' : 'server-error-html' });
      await deliverLead(services, lead, { isBeforeAnswer: true });
      leadService.setMode({ mode: 'refuse', message: refusalWords });
      const [again] = await claimDueRows<LeadRow>(services.store, 'lead', {
        limit: 1,
        order: 'longest-due',
        leaseMs: minuteMs,
        // Due again by then.
        now: new Date(now().getTime() + hourMs),
        only: sql`id = ${lead.id}`,
      });
      if (!again) throw new Error('not due');
      await deliverLead(services, again);
      leadService.setMode({ mode: 'accept' });
      return readLead(services, lead);
    };

    async function addQuestion(fields: Record<string, string> = {}, at = now()) {
      const outcome = await recordRequest(
        services,
        {
          kind: 'contact',
          fields: { message: 'Why?', name: 'Asha', mobile: asha.address, ...fields },
          page: '/contact-us',
        },
        at,
      );
      if (outcome.kind !== 'inserted') throw new Error(outcome.kind);
      return outcome.row;
    }

    defineTests({
      get services() {
        return services;
      },
      get leadService() {
        return leadService;
      },
      now,
      daysAgo: (days) => new Date(now().getTime() - days * dayMs),
      addCall: addCallAt,
      addWaitingCall,
      addFilledCall,
      addFollowUp,
      addQuestion,
      readLead: (lead) => readLead(services, lead),
      eventsOf: async ({ actor }) => {
        const { events } = await readDeskEvents(services, { actor, limit: 50 });
        return events.map(({ action, subject, from }) => [action, subject, from]);
      },
    });
  });
}
