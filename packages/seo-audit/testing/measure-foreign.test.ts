import { allChecks } from '../src/checks/all-checks.ts';
import { locationKey } from './foreign-sites/draw-sample.ts';
import { foreignSites } from './foreign-sites/foreign-sites.ts';
import { judgedFindings, verdicts } from './foreign-sites/judged-findings.ts';

const sample = judgedFindings.filter(({ verdict }) => verdict !== 'wrong');

test('every judged finding has a site, a page, a check, a text and a reason', () => {
  const sites = foreignSites.map(({ name }) => name);
  const checks = allChecks.map(({ id }) => id);
  for (const row of judgedFindings) {
    expect(sites).toContain(row.site);
    expect(verdicts).toContain(row.verdict);
    expect(row.path).toMatch(/^\//);
    expect(checks).toContain(row.id);
    expect(row.what.length * row.why.length).toBeGreaterThan(0);
  }
  expect(new Set(judgedFindings.map(locationKey)).size).toBe(judgedFindings.length);
});

// The bench computes the share that is right: here are also rows of findings that are no longer reported.
test('a hundred errors and fifty warnings are judged', () => {
  const errors = sample.filter(({ severity }) => severity === 'error');
  expect(errors.length).toBeGreaterThanOrEqual(100);
  expect(sample.length - errors.length).toBeGreaterThanOrEqual(50);
});
