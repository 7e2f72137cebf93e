/** Each optional part of a call-back fails, one after another: the row is on disk all the same, and Lead.svc gets it. */
import { withDatabase } from '@/testing/databases/with-database';
import { setUpCallBackHandler } from '@/testing/handlers/call-back-handler';

const fails = { part: '' };

/** The functions of a module throw while their part fails. */
function failing<Module extends object>(part: string, path: string): Module {
  const actual = jest.requireActual<Record<string, unknown>>(path);
  const wrapped = Object.entries(actual).map(([name, value]) => [
    name,
    typeof value !== 'function'
      ? value
      : (...values: unknown[]) => {
          if (fails.part === part) throw new TypeError(`${part} is broken`);
          return value(...values);
        },
  ]);
  return Object.fromEntries(wrapped) as Module;
}

jest.mock('../../../lib/site/campaign/campaign.ts', () =>
  failing('campaign', '../../../lib/site/campaign/campaign.ts'),
);
jest.mock('../../../lib/site/campaign/campaign-columns.ts', () =>
  failing('campaign', '../../../lib/site/campaign/campaign-columns.ts'),
);
jest.mock('../../../lib/site/dynamic-paths.ts', () =>
  failing('answer', '../../../lib/site/dynamic-paths.ts'),
);
jest.mock('../../../lib/site/hindi-pages.ts', () =>
  failing('language', '../../../lib/site/hindi-pages.ts'),
);
jest.mock('../../../lib/forms/form-draft.server.ts', () =>
  failing('draft', '../../../lib/forms/form-draft.server.ts'),
);
jest.mock('../../../lib/http/metrics.server.ts', () =>
  failing('metrics', '../../../lib/http/metrics.server.ts'),
);
jest.mock('../../../lib/leads/submit/exit-popup-marker.ts', () =>
  failing('popup', '../../../lib/leads/submit/exit-popup-marker.ts'),
);

const site = setUpCallBackHandler();

const storedStates = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT state FROM lead').all());

beforeEach(() => {
  fails.part = '';
  site.leadService.clear();
  withDatabase(site.dataDir, (db) => db.exec('DELETE FROM lead'));
});

const posted = {
  product: '2',
  timeSlot: '9:30 AM - 10:00 AM',
  mobile: '9876543210',
  page: '/hi/term-insurance',
  showAnswer: 'true',
  answer: '/term-insurance/cover/answer?age=34',
};
const campaign = { first: { path: '/' }, last: { path: '/', gclid: 'Cj0KCQ' } };

const parts = ['campaign', 'answer', 'language', 'draft', 'metrics', 'popup'];

test.each(parts)('%s fails: a script is answered 200', async (part) => {
  fails.part = part;
  const { status } = await site.call({ body: { ...posted, campaign } });
  expect(status).toBe(200);
  expect(storedStates()).toEqual([{ state: 'delivered' }]);
  expect(site.leadService.received()).toHaveLength(1);
});

test.each(parts)('%s fails: a form without scripts leads to its confirmation', async (part) => {
  fails.part = part;
  const { status, location } = await site.postForm(posted);
  expect([status, location]).toEqual([303, expect.stringContaining('result=delivered')]);
  expect(storedStates()).toEqual([{ state: 'delivered' }]);
  expect(site.leadService.received()).toHaveLength(1);
});
