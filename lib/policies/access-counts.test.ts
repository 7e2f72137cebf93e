/** What operators are told of unusual rates of access. */
import { spawnSync } from 'node:child_process';
import { accessStatus, countAccess } from './access-counts.server.ts';

const start = Date.parse('2026-11-22T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);

test('somebody who takes documents by the dozen is unusual for an hour, a family is not', () => {
  for (let n = 0; n < 60; n++) countAccess('one', 'document', at(1));
  for (let n = 0; n < 60; n++) countAccess('two', n % 2 ? 'document' : 'list', at(2));
  expect(accessStatus(at(3))).toMatchObject({ document: 90, list: 30, unusual: null });
  countAccess('one', 'number', at(4));
  expect(accessStatus(at(5)).unusual).toBe('one person takes many documents, numbers or copies');
  expect(accessStatus(at(62))).toMatchObject({ document: 0, unusual: null });
  countAccess('one', 'document', at(63));
  expect(accessStatus(at(63))).toMatchObject({ document: 1, unusual: null });
});

test('attack: somebody who is signed in takes documents by the hundred', () => {
  const program = `
    import { countAccess } from './lib/policies/access-counts.server.ts';
    for (let n = 0; n < 300; n++) countAccess('a keyed hash', 'document', new Date());
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '-e', program],
    { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'warn' } },
  );
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    msg: 'policies: unusual rate of access',
  });
  expect(stdout).not.toContain('a keyed hash');
});
