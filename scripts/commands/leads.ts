/**
 * Lists the call-back requests that were received.
 * npm run leads -- [--status pending|delivered|refused|expired] [--since 2026-11-21] [--limit 50] [--json] [--reveal]
 * npm run leads -- --by campaign [--since 2026-11-21] [--json]    how many each campaign brought
 * npm run leads -- --withdraw CB-XXXX-XXXX    takes a waiting one out: someone asked us to stop
 */
import { parseArgs } from 'node:util';
import { environment } from '../../lib/config/env.server.ts';
import { maskMobile } from '../../lib/input/mobile.ts';
import { type ProductCode, productLabel } from '../../lib/lead-service/products.ts';
import { countByCampaign, parseCampaignColumn } from '../../lib/leads/count-by-campaign.ts';
import { withdrawLead } from '../../lib/leads/withdraw-lead.server.ts';
import { outboxOn } from '../../lib/outbox/outbox.server.ts';
import { parseReference } from '../../lib/outbox/reference.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import type { LeadRow, LeadState } from '../../lib/store/schema.ts';
import { ageOf, fail, readLimit, readSince, shownOf } from './list-options.ts';
import { textTable } from './text-table.ts';

const states = ['pending', 'delivered', 'refused', 'expired'] as const;

function readOptions() {
  const { values } = parseArgs({
    options: {
      status: { type: 'string' },
      since: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
      reveal: { type: 'boolean', default: false },
      withdraw: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const status = states.find((state) => state === values.status);
  if (values.status !== undefined && !status) fail(`--status is one of ${states.join(', ')}`);
  const since = readSince(values.since);
  if (values.by !== undefined && values.by !== 'campaign') fail('--by is campaign');
  // A screen holds fifty; a program that asks for JSON wants them all, and so does a count.
  const limit = readLimit(values.limit, values.json || values.by !== undefined);
  return { ...values, status, since, limit };
}

async function readLeads(status: LeadState | undefined, since: Date | undefined, limit: number) {
  const env = environment();
  const store = await openStoreAt(env);
  try {
    let query = store.db.selectFrom('lead');
    if (status) query = query.where('state', '=', status);
    if (since) query = query.where('created_at', '>=', since.toISOString());
    const rows = await query.selectAll().orderBy('created_at', 'desc').limit(limit).execute();
    const { total } = await query
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total), encryption: outboxOn(store, env).encryption };
  } finally {
    await store.db.destroy();
  }
}

async function withdraw(typed: string): Promise<never> {
  const reference = parseReference('CB', typed);
  if (!reference) fail(`${typed} is not a reference: check it with the visitor`);
  const env = environment();
  const store = await openStoreAt(env);
  const state = await withdrawLead(outboxOn(store, env), reference, new Date());
  await store.db.destroy();
  if (!state) fail(`No request has the reference ${reference}`);
  console.log(
    state === 'expired'
      ? `${reference} is taken out: it will not be passed on.`
      : `${reference} was ${state} before: tell the call desk not to ring.`,
  );
  process.exit(0);
}

const { status, since, limit, json, reveal, by, withdraw: toWithdraw } = readOptions();
if (toWithdraw !== undefined) await withdraw(toWithdraw);
const { rows, total, encryption } = await readLeads(status, since, limit);

if (by) {
  const counts = countByCampaign(rows);
  const cells = counts.map(({ source, medium, campaign, requests, delivered }) =>
    source + medium + campaign === ''
      ? ['(none)', '', '', String(requests), String(delivered)]
      : [source, medium, campaign, String(requests), String(delivered)],
  );
  const columns = ['source', 'medium', 'campaign', 'requests', 'delivered'];
  console.log(json ? JSON.stringify(counts, null, 2) : textTable(columns, cells));
  process.exit(0);
}

function mobileOf(lead: LeadRow): string {
  if (!lead.mobile_sealed) return 'erased';
  try {
    const mobile = encryption.open(lead.mobile_sealed, lead.id);
    return reveal ? mobile : maskMobile(mobile);
  } catch {
    return 'sealed with another key';
  }
}

const leads = rows.map((lead) => ({
  reference: lead.reference,
  state: lead.state,
  age: ageOf(lead.created_at),
  attempts: lead.attempts,
  possiblyDuplicate: lead.possibly_duplicate === 1,
  product: productLabel(lead.product as ProductCode),
  timeSlot: lead.time_slot,
  mobile: mobileOf(lead),
  page: lead.page ?? '',
  source: lead.source ?? '',
  campaign: parseCampaignColumn(lead.campaign),
  clickIds: lead.click_ids === null ? null : JSON.parse(lead.click_ids),
  upstream: lead.upstream,
  createdAt: lead.created_at,
  lastProblem: lead.last_problem ?? '',
}));

if (json) {
  console.log(JSON.stringify(leads, null, 2));
} else if (leads.length === 0) {
  console.log('No requests found.');
} else {
  console.log(
    textTable(
      ['reference', 'state', 'age', 'tries', 'product', 'slot', 'mobile', 'page', 'last problem'],
      leads.map((lead) => [
        lead.reference,
        lead.possiblyDuplicate ? `${lead.state} (maybe twice)` : lead.state,
        lead.age,
        String(lead.attempts),
        lead.product,
        lead.timeSlot,
        lead.mobile,
        lead.page,
        lead.lastProblem,
      ]),
    ),
  );
  console.log(shownOf(leads.length, total));
}
