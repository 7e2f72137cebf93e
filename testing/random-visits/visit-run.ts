/** Runs planned visits in a real browser and compares each outcome with Lead.svc's leads and the site's database. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser } from '@playwright/test';
import { temporaryDataDir } from '../databases/temporary-database.ts';
import { readUntil } from '../poll-until.ts';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../servers/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../servers/start-site.ts';
import { refusalMessage, unreachableMessage, type VisitOutcome } from './submit-until-outcome.ts';
import { planVisit, type VisitPlan } from './visit-plan.ts';
import { walkVisit } from './walk-visit.ts';

type Visits = {
  seed: number;
  numbers: readonly number[];
};

const delivery = { timeoutMs: 60_000, everyMs: 100 };

/** @returns a description of each visit that ended otherwise than it should. */
export async function runVisits(browser: Browser, { seed, numbers }: Visits): Promise<string[]> {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const env = { LEAD_SERVICE_TIMEOUT_MS: '2000' };
  const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url, env });
  const problems: string[] = [];
  try {
    for (const number of numbers) {
      const running = { site, leadService, dataDir: data.dataDir };
      problems.push(...(await checkVisit(browser, running, planVisit(seed, number))));
    }
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
  return problems;
}

type VisitSite = { site: SiteProcess; leadService: LeadServiceStandIn; dataDir: string };

async function checkVisit(
  browser: Browser,
  { site, leadService, dataDir }: VisitSite,
  plan: VisitPlan,
): Promise<string[]> {
  const before = leadsByState(dataDir);
  leadService.clear();
  leadService.setMode({ mode: plan.service, message: refusalMessage });
  const recoverService = () => leadService.setMode({ mode: 'accept' });
  const walked = await walkVisit(browser, site.url, plan, recoverService);
  const { outcome, steps, problems, close } = walked;
  recoverService();
  // Pending leads are delivered by the sweeper once Lead.svc accepts them.
  const after = await readUntil(
    () => leadsByState(dataDir),
    ({ pending }) => !pending,
    delivery,
  );
  await close();
  if (outcome) problems.push(...outcomeProblems(outcome, plan));
  const delivered = (after.delivered ?? 0) - (before.delivered ?? 0);
  problems.push(...leadProblems(outcome?.kind === 'thanks', plan, leadService, delivered));
  if (after.pending) problems.push(`${after.pending} leads still pending`);
  if (site.output().includes(plan.input.mobile)) problems.push('the number is in the log');
  if (problems.length === 0) return [];
  const heading = `visit ${plan.number}: ${problems.join('; ')}`;
  return [[heading, JSON.stringify(plan), ...steps].join('\n  ')];
}

/** Counts in the database, because GET /api/status may be a few seconds old. */
function leadsByState(dataDir: string): Record<string, number> {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare('select state, count(*) as leads from lead group by state').all();
    return Object.fromEntries(rows.map(({ state, leads }) => [String(state), Number(leads)]));
  } finally {
    database.close();
  }
}

/** A visit must end in the thank-you page, or in a message with the reason. */
function outcomeProblems(outcome: VisitOutcome, plan: VisitPlan): string[] {
  const shown = JSON.stringify(outcome);
  const text = outcome.kind === 'message' ? outcome.text : '';
  if (!plan.isNumberValid)
    return outcome.kind === 'field-message' ? [] : [`invalid number: ${shown}`];
  if (plan.network === 'never') {
    return outcome.kind === 'no-page' || unreachableMessage.test(text)
      ? []
      : [`unreachable: ${shown}`];
  }
  if (plan.service === 'refuse' && !plan.willServiceRecover)
    return text.includes(refusalMessage) ? [] : [`refused: ${shown}`];
  if (outcome.kind !== 'thanks') return [`not accepted: ${shown}`];
  const isDown = plan.service !== 'accept' && plan.service !== 'refuse';
  return isDown && !outcome.isSaved
    ? ['Lead.svc had no lead, but the thank-you page did not say so']
    : [];
}

function leadProblems(
  isThanked: boolean,
  { input }: VisitPlan,
  leadService: LeadServiceStandIn,
  delivered: number,
): string[] {
  const accepted = leadService.received().filter(({ outcome }) => outcome === 'accepted');
  const actual = accepted.map(({ mobile, productId, slot }) =>
    [mobile, String(productId), slot].join(', '),
  );
  const expected = isThanked ? [[input.mobile, input.product, input.timeSlot].join(', ')] : [];
  const problems: string[] = [];
  if (actual.join() !== expected.join()) problems.push(`Lead.svc has [${actual.join(' | ')}]`);
  if (delivered !== expected.length) problems.push(`${delivered} delivered leads in the database`);
  return problems;
}
