import { globSync, readFileSync } from 'node:fs';

/**
 * A handler or a page opens the services, takes one `now` and passes it down (decision 166). These files do not open
 * them, and ask the clock because time passes while they work: it is later at the end than at the beginning.
 */
const longWork: Readonly<Record<string, readonly string[]>> = {
  'imports, of minutes': [
    'lib/desk/lists/load-lists.server.ts',
    'lib/desk/lists/load-upload.server.ts',
    'lib/desk/lists/run-list-job.server.ts',
    'lib/imports/earlier-versions.server.ts',
    'lib/imports/import-lock.server.ts',
    'lib/policies/import/import-policies.server.ts',
    'lib/policies/import/write-import.server.ts',
    'lib/tools/hospitals/import/replace-list.server.ts',
    'lib/tools/plans/import/import-plans.server.ts',
    'lib/tools/plans/import/write-plans.server.ts',
  ],
  'sends, each with a time-out': [
    'lib/leads/deliver/deliver-lead.server.ts',
    'lib/outbox/settle-with-retry.server.ts',
    'lib/requests/deliver/deliver-request.server.ts',
  ],
  'work after the response': [
    'lib/desk/lists/start-list-job.server.ts',
    'lib/one-time-codes/send-code.server.ts',
  ],
  'loops, and what they run in every round': [
    'lib/leads/deliver/sweep-leads.server.ts',
    'lib/leads/deliver/unconfirmed-queue.server.ts',
    'lib/requests/deliver/request-queue.server.ts',
    'lib/start-up/share-client-limits.server.ts',
    'lib/tools/hospitals/worker/loaded-version.server.ts',
    'lib/tools/plans/read-plans.server.ts',
  ],
};

/** They open the services in several places, or run for long. */
const severalTimes: Readonly<Record<string, string>> = {
  'lib/forms/form-draft.server.ts': 'the post that stores a draft, and the page that shows it',
  'lib/start-up/sweeper.server.ts': 'a loop',
};

const asksClock = /\bstore\.now\b|\{[^{}\n]*\bnow\b[^{}\n]*\}(?:: Store\b| = [\w.]*\bstore;)/g;
const opens = /\bawait open(?:Services|Store)\(/;

const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['lib/store/**'] })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => {
    const code = readFileSync(file, 'utf8');
    return { file, opensServices: opens.test(code), asked: code.match(asksClock)?.length ?? 0 };
  })
  .sort((a, b) => (a.file < b.file ? -1 : 1));

test('only who opens the services asks their clock, and work that takes long', () => {
  const others = files.filter(({ opensServices, asked }) => asked > 0 && !opensServices);
  expect(others.map(({ file }) => file)).toEqual(Object.values(longWork).flat().sort());
});

test('who opens the services asks once', () => {
  const often = files.filter(({ opensServices, asked }) => opensServices && asked > 1);
  expect(often.map(({ file }) => file)).toEqual(Object.keys(severalTimes).sort());
});
