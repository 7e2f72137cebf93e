/** The unit in deploy/ as systemd itself reads it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOnPath } from '../programs/find-chromium.ts';

const program = 'systemd-analyze';
const hasSystemd = isOnPath(program);
if (!hasSystemd) console.info('systemd is not installed: deploy/site@.service is not read here.');
const testWithSystemd = hasSystemd ? test : test.skip;

const folder = mkdtempSync(join(tmpdir(), 'systemd-unit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns what systemd warns of: it ignores a misspelt line and starts without its protection. */
function verify(unit: string): string {
  const node = join(folder, 'node_modules', '.bin', 'node');
  mkdirSync(join(node, '..'), { recursive: true });
  writeFileSync(node, '');
  chmodSync(node, 0o755);
  const file = join(folder, 'site@3001.service');
  writeFileSync(file, unit.replaceAll('/srv/site-release', folder));
  return spawnSync(program, ['verify', file], { encoding: 'utf8' }).stderr;
}

testWithSystemd('systemd knows every line of the unit', () => {
  const unit = readFileSync('deploy/site@.service', 'utf8');
  expect(verify(unit)).toBe('');
  expect(verify(unit.replace('ProtectSystem=', 'ProtectSytem='))).toMatch(/Unknown key/);
});

test('a stop takes at least as long as the site may need, and Node is started without npm', () => {
  const unit = readFileSync('deploy/site@.service', 'utf8');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(20);
  expect(unit).toMatch(/^ExecStart=\S+\/node_modules\/\.bin\/node server\/start\.ts --port %i$/m);
});
