/** Five journeys that every browser must be able to finish, and a check of all pages for horizontal overflow. */
import { todayInIndia } from '../../lib/dates/iso-date.ts';
import { timeSlots } from '../../lib/lead-service/time-slots.ts';
import { routes } from '../../lib/site/routes.ts';
import { uniqueMobile } from '../playwright/fixtures.ts';
import { readMessages } from '../playwright/sign-in.ts';
import { pollUntil } from '../poll-until.ts';
import { runCommand } from '../programs/run-command.ts';
import type { LeadServiceStandIn } from '../servers/lead-service-stand-in/lead-service-stand-in.ts';
import type { SiteProcess } from '../servers/start-site.ts';
import type { Visit } from './visit.ts';

export type JourneyServers = { site: SiteProcess; leadService: LeadServiceStandIn };

type Journey = (visit: Visit, stage: JourneyServers) => Promise<void>;

const text = 'document.body.innerText';

export const journeys: Readonly<Record<string, Journey>> = {
  'call-back, its errors first': async ({ open, click, set, type, expect }, { leadService }) => {
    const form = 'main form[action="/api/call-back"]';
    const button = `${form} button[type=submit]`;
    await open('/about-us');
    await click(button);
    await expect(
      `${text}.includes('Select Time Slot') && ${text}.includes('Enter valid mobile no.')`,
    );
    await set(`${form} [name=product]`, '3');
    await set(`${form} [name=timeSlot]`, timeSlots[1]);
    const mobile = uniqueMobile();
    await type(`${form} [name=mobile]`, mobile);
    await click(button);
    await expect(`/Thank you/.test(${text}) && /CB-[0-9A-Z]{4}-[0-9A-Z]{4}/.test(${text})`);
    const found = leadService.received().filter((lead) => lead.mobile === mobile);
    if (found.length !== 1) throw new Error(`Lead.svc received ${found.length} leads`);
  },
  'hospital search': async ({ open, click, type, expect }) => {
    await open('/cashless-hospital');
    await type('#hospital-q', 'pune');
    await click('form[action^="/cashless-hospital"] button[type=submit]');
    await expect(`document.querySelector('#hospitals h3, [aria-label="Hospitals found"] h3')`);
  },
  'claim plan': async ({ open, click, set, expect }) => {
    await open('/claim/motor-theft');
    await click('#dates summary');
    await set('#claim-date', todayInIndia(new Date()));
    await set('#claim-time', '00:01');
    await click('form[action="/claim/motor-theft/answer"] button[type=submit]');
    await expect(`location.search.includes('date=') && document.querySelector('main ol')`);
  },
  'life cover': async ({ open, click, type, expect }) => {
    await open('/term-insurance');
    await type('#human-life-value-calculator-age', '35');
    await type('#human-life-value-calculator-income', '12 lakh');
    await click('#tool-human-life-value-calculator button[type=submit]');
    await expect(
      `location.search.includes('age=35') && /₹/.test(document.querySelector('h1 ~ dl dd').innerText)`,
    );
  },
  login: async ({ open, click, type, expect }, { site }) => {
    const mobile = uniqueMobile();
    await runCommand('testing/data/seed-policies.ts', site.dataDir, mobile);
    await open('/customer-login');
    await type('#login-mobile', mobile);
    await click('form[action="/api/customer-login/code"] button[type=submit]');
    await expect(`document.querySelector('input[autocomplete="one-time-code"]')`);
    await type('input[autocomplete="one-time-code"]', await waitForSentCode(site, mobile));
    await click('form[action="/api/customer-login/session"] button[type=submit]');
    await expect(`/Your policies/.test(${text})`);
  },
};

/** The message is written after the response. */
async function waitForSentCode(site: SiteProcess, mobile: string): Promise<string> {
  const readCode = () => {
    const [message = ''] = readMessages(site, mobile);
    return /\b\d{6,8}\b/.exec(message.split('\n\n').slice(1).join(' '))?.[0];
  };
  return pollUntil(readCode, { what: 'a code was sent', timeoutMs: 10_000, everyMs: 100 });
}

const sizes = [
  [360, 740],
  [1366, 768],
] as const;

/** @returns the pages with horizontal overflow. */
export async function findWidePages({ driver, open }: Visit): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await driver.resize(width, height);
    for (const { path } of routes) {
      await open(path);
      const pageWidth = Number(await driver.evaluate('document.documentElement.scrollWidth'));
      if (pageWidth > width) found.push(`${path} is ${pageWidth} px wide on ${width}`);
    }
  }
  await driver.resize(...sizes[0]);
  return found;
}
