import nextJest from 'next/jest.js';
import { beginTestRun } from './testing/databases/test-run.ts';

const withNext = nextJest({ dir: './' });

beginTestRun();

/** Unit and contract tests: beside the file they test. Browser journeys are Playwright's (e2e/). */
const config = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/testing/fail-on-console.ts'],
  // Jest leaves one core free; on two that is half the machine.
  maxWorkers: '100%',
  // In a test's vm every look-up of a global is slow: some loops spent four fifths of their time on it.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Number', 'String'],
  // A test whose promise stays pending fails then; how fast a busy machine is decides nothing. It ends no loop: a test
  // waits with `pollUntil` (testing/poll-until.ts).
  testTimeout: 300_000,
  testMatch: [
    '<rootDir>/{app,components,lib,packages,scripts,server,testing}/**/*.test.{ts,tsx}',
    '<rootDir>/*.test.ts',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // A test creates elements outside a render, where no context is read: it sees English.
    '^#languages/current-translator$':
      '<rootDir>/components/languages/current-translator.server.ts',
    // The marker throws outside a server bundle; a test is not a browser.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
};

const esmPackages = [
  'cookie',
  'openid-client',
  'oauth4webapi',
  'jose',
  'kysely',
  'kdbush',
  'geokdbush',
  'tinyqueue',
  'entities',
  'stemmer',
  '@adobe/structured-data-validator',
  '@marbec/web-auto-extractor',
  '@exodus/bytes',
  'gettext-parser',
];

export default async function jestConfig() {
  const resolved = await withNext(config)();
  // next/jest leaves node_modules untransformed; these ship ES modules only.
  resolved.transformIgnorePatterns = [
    `/node_modules/(?!(${esmPackages.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ];
  return resolved;
}
