/** Walks planned journeys against sites of their own, and holds each against what Lead.svc got and what is on disk. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import {
  type LeadServiceStandIn,
  startLeadServiceStandIn,
} from '../lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../start-site.ts';
import { temporaryDataDir } from '../temporary-database.ts';
import { type JourneyPlan, planJourney } from './journey-plan.ts';
import { type JourneyOutcome, refusalMessage, unreachableMessage } from './submit-until-outcome.ts';
import { walkJourney } from './walk-journey.ts';

type Options = {
  seed: number;
  numbers: readonly number[];
  /** Each has a site and a Lead.svc of its own, so that a refusal or an outage is one journey's alone. */
  workers: number;
  onProblem?: (problem: string) => void;
};
export type JourneyRun = { outcomes: Record<string, number>; problems: string[] };

const deliveryTimeoutMs = 60_000;

export async function runJourneys(browser: Browser, options: Options): Promise<JourneyRun> {
  const run: JourneyRun = { outcomes: {}, problems: [] };
  const left = [...options.numbers];
  const work = async () => {
    const leadService = await startLeadServiceStandIn();
    const data = temporaryDataDir();
    const env = { LEAD_SERVICE_TIMEOUT_MS: '2000' };
    const site = await startSite({ dataDir: data.dataDir, serviceUrl: leadService.url, env });
    try {
      for (let number = left.shift(); number !== undefined; number = left.shift()) {
        await checkJourney(
          browser,
          { site, leadService, dataDir: data.dataDir },
          planJourney(options.seed, number),
          run,
          options,
        );
      }
    } finally {
      await site.stop();
      await leadService.close();
      data.remove();
    }
  };
  await Promise.all(Array.from({ length: options.workers }, work));
  return run;
}

type JourneySite = { site: SiteProcess; leadService: LeadServiceStandIn; dataDir: string };

async function checkJourney(
  browser: Browser,
  { site, leadService, dataDir }: JourneySite,
  plan: JourneyPlan,
  { outcomes, problems }: JourneyRun,
  { onProblem }: Options,
): Promise<void> {
  const before = leadsByState(dataDir);
  leadService.clear();
  leadService.setMode({ mode: plan.service, message: refusalMessage });
  const mend = () => leadService.setMode({ mode: 'accept' });
  const {
    outcome: ending,
    steps,
    problems: broken,
    close,
  } = await walkJourney(browser, site.url, plan, mend);
  mend();
  const after = await waitUntilSettled(dataDir);
  await close();
  const wrong = [...broken];
  if (ending) wrong.push(...outcomeProblems(ending, plan));
  const delivered = (after.delivered ?? 0) - (before.delivered ?? 0);
  wrong.push(...leadProblems(ending?.kind === 'thanks', plan, leadService, delivered));
  if (after.pending) wrong.push(`${after.pending} still wait on disk`);
  if (site.output().includes(plan.input.mobile)) wrong.push('its number is in the log');
  const name =
    ending?.kind === 'thanks' && ending.isSaved ? 'thanks, saved first' : (ending?.kind ?? 'none');
  outcomes[name] = (outcomes[name] ?? 0) + 1;
  if (wrong.length === 0) return;
  const problem = [
    `journey ${plan.number}: ${wrong.join('; ')}`,
    JSON.stringify(plan),
    ...steps,
  ].join('\n  ');
  problems.push(problem);
  onProblem?.(problem);
}

/** What waits goes out by itself once Lead.svc is well. */
async function waitUntilSettled(dataDir: string): Promise<Record<string, number>> {
  const deadline = Date.now() + deliveryTimeoutMs;
  for (;;) {
    const leads = leadsByState(dataDir);
    if (!leads.pending || Date.now() > deadline) return leads;
    await wait(100);
  }
}

/** From the disk: what GET /api/status says may be a few seconds old. */
function leadsByState(dataDir: string): Record<string, number> {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  try {
    const rows = database.prepare('select state, count(*) as leads from lead group by state').all();
    return Object.fromEntries(rows.map(({ state, leads }) => [String(state), Number(leads)]));
  } finally {
    database.close();
  }
}

/** Thanks, unless there was a reason that the visitor was told. */
function outcomeProblems(ending: JourneyOutcome, plan: JourneyPlan): string[] {
  const said = JSON.stringify(ending);
  const text = ending.kind === 'message' ? ending.text : '';
  if (!plan.isNumberValid) return ending.kind === 'field-message' ? [] : [`a bad number: ${said}`];
  if (plan.network === 'never') {
    return ending.kind === 'no-page' || unreachableMessage.test(text)
      ? []
      : [`out of reach: ${said}`];
  }
  if (plan.service === 'refuse' && !plan.willServiceRecover) {
    return text.includes(refusalMessage) ? [] : [`refused: ${said}`];
  }
  if (ending.kind !== 'thanks') return [`not taken: ${said}`];
  const isOut = plan.service !== 'accept' && plan.service !== 'refuse';
  return isOut && !ending.isSaved ? ['Lead.svc had nothing, and the thank-you did not say so'] : [];
}

function leadProblems(
  isThanked: boolean,
  { input }: JourneyPlan,
  leadService: LeadServiceStandIn,
  delivered: number,
): string[] {
  const taken = leadService.received().filter(({ outcome }) => outcome === 'accepted');
  const got = taken.map(({ mobile, productId, slot }) =>
    [mobile, String(productId), slot].join(', '),
  );
  const meant = isThanked ? [[input.mobile, input.product, input.timeSlot].join(', ')] : [];
  const wrong: string[] = [];
  if (got.join() !== meant.join()) wrong.push(`Lead.svc has [${got.join(' | ')}]`);
  if (delivered !== meant.length) wrong.push(`${delivered} delivered on disk`);
  return wrong;
}
