/** The audit of our own site on builds of different age, as a command in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readBuildAge } from './start-site-for-audit.ts';

const built = new Date('2026-11-24T10:00:00+05:30');
const [before, after] = [-1, 1].map((hours) => new Date(built.getTime() + hours * 3_600_000));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-age-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, time: Date | undefined) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '');
  utimesSync(join(folder, file), time ?? built, time ?? built);
}

function audit(...options: string[]) {
  return spawnSync(process.execPath, [resolve('scripts/commands/seo-audit.ts'), ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'Asia/Kolkata' },
  });
}

/** Run from the folder: build and sources are relative to the working directory. */
function inFolder(work: () => void): void {
  const workingFolder = process.cwd();
  process.chdir(folder);
  try {
    work();
  } finally {
    process.chdir(workingFolder);
  }
}

test('an outdated build is not audited: status 1, with its date and the newer file', () => {
  put('.next/stand-in/BUILD_ID', built);
  put('app/page.tsx', after);
  const { status, stdout, stderr } = audit();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^The build of 24 November 2026 at 10:00\sam is older than /);
  expect(stderr).toContain(
    'app/page.tsx: run npm run build:stand-in first, or audit it as it is with --stale.',
  );
});

test('--stale audits it and says so', () => {
  put('.next/stand-in/BUILD_ID', built);
  put('app/page.tsx', after);
  // The folder has no server to start; the line printed before that shows that the age did not stop it.
  const { stderr } = audit('--stale');
  expect(stderr).toMatch(
    /^The build of 24 November 2026 at 10:00\sam is older than \S*app\/page\.tsx\.\n/,
  );
});

test.each(['lib/site/routes.ts', 'app/page.tsx', 'public/icon.svg', 'package-lock.json'])(
  'a build is old once %s is newer',
  (file) => {
    put('build/BUILD_ID', built);
    put(file, after);
    inFolder(() => expect(readBuildAge('build').age).toMatch(new RegExp(`is older than ${file}$`)));
  },
);

test('without a build there is nothing to audit', () => {
  put('lib/site/routes.ts', before);
  expect(audit()).toMatchObject({
    status: 1,
    stderr: 'No build found: run npm run build:stand-in first.\n',
  });
});

test('a newer test or document does not make a build outdated', () => {
  put('build/BUILD_ID', built);
  put('lib/site/routes.ts', before);
  put('lib/site/routes.test.ts', after);
  put('lib/README.md', after);
  inFolder(() => expect(readBuildAge('build')).toEqual({ builtAt: built, age: null }));
});
