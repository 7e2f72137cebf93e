import { contentSecurityPolicy } from '../content-security-policy.ts';
import { findRoute, routeFor } from '../find-route.ts';
import { routes } from '../routes.ts';
import { canReportConversions, isConversionPage, tagManagerSources } from './tag-manager.ts';

test.each([
  '/claim',
  '/customer-login',
  '/grievance-redressal',
  '/renewal',
  '/contact-us',
] as const)('no tag manager on %s', (path) => {
  expect(canReportConversions(routeFor(path))).toBe(false);
});

test('no tag manager on a page whose policy has a nonce', () => {
  expect(routes.filter(({ kind }) => kind === 'tool').some(canReportConversions)).toBe(false);
  expect(canReportConversions(routeFor('/term-insurance'))).toBe(true);
});

test('a tool’s page has the rule of its product or help page', () => {
  const mayReport = (path: string) => {
    const route = findRoute(path);
    return route && canReportConversions(route);
  };
  expect(mayReport('/car-insurance/idv-calculator')).toBe(true);
  expect(mayReport('/travel-insurance/cover-calculator')).toBe(false);
  expect(mayReport('/claim/travel')).toBe(false);
});

test('its policy allows named hosts only, and no host for scripts', () => {
  const without = contentSecurityPolicy(["'sha256-x'"]);
  expect(without).not.toMatch(/https:|frame-src/);
  const policy = contentSecurityPolicy(["'sha256-x'"], tagManagerSources);
  expect(policy).toContain("script-src 'self' 'sha256-x' 'strict-dynamic'; style-src");
  expect(policy).toContain('frame-src https://www.googletagmanager.com');
  expect(policy).not.toMatch(/unsafe|\*(?!\.)| https: /);
});

test.each([
  ['/get-a-call?result=delivered&pass=x', true],
  ['/get-a-call?result=queued', true],
  ['/get-a-call?result=invalid', false],
  ['/get-a-call', false],
  ['/your-request?result=delivered', false],
])('%s confirms a call: %p', (path, expected) => {
  expect(isConversionPage(new URL(path, 'https://x.example'))).toBe(expected);
});
