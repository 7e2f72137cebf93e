/** The lock file fixes what npm ci installs on every platform: integrity hashes, and no registry host. */
import { readFileSync } from 'node:fs';

type Entry = { link?: true; integrity?: string; resolved?: string; hasInstallScript?: true };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const downloaded = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

test('every package of the lock file has an integrity hash', () => {
  const without = downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  // To correct one: remove its entry, then npm install --package-lock-only --omit-lockfile-registry-resolved.
  expect(without.map(([path]) => path)).toEqual([]);
  expect(downloaded.length).toBeGreaterThan(500);
});

test('no package of the lock file names a host', () => {
  const withUrl = downloaded.filter(([, { resolved }]) => resolved !== undefined);
  expect(withUrl.map(([path]) => path)).toEqual([]);
});

test('package.json allows or denies every install script', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const scripted = downloaded.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(names.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
