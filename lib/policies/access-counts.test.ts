/** The alarm for unusual rates of access. */
import { spawnSync } from 'node:child_process';
import { accessStatus, observeAccess } from './access-counts.server.ts';

const start = Date.parse('2026-11-22T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);

test('somebody who takes documents by the dozen is unusual for an hour, a family is not', () => {
  for (let n = 0; n < 60; n++) observeAccess('one', 'document', at(1));
  for (let n = 0; n < 60; n++) observeAccess('two', n % 2 ? 'document' : 'list', at(2));
  expect(accessStatus(at(3))).toMatchObject({ document: 90, list: 30, unusual: null });
  observeAccess('one', 'number', at(4));
  expect(accessStatus(at(5)).unusual).toBe('one person takes many documents, numbers or copies');
  expect(accessStatus(at(62))).toMatchObject({ document: 0, unusual: null });
  observeAccess('one', 'document', at(63));
  expect(accessStatus(at(63))).toMatchObject({ document: 1, unusual: null });
});

test('attack: a signed-in person downloads documents by the hundred', () => {
  expect(told(['a keyed hash'])).toHaveLength(1);
});

test('attack: a person causes an alarm with their own documents to hide the download of another’s', () => {
  expect(told(['a keyed hash', 'another', 'a keyed hash'])).toHaveLength(2);
});

/** @returns the log lines after each of these people accesses three hundred documents. */
function told(people: string[]): string[] {
  const program = `
    import { observeAccess } from './lib/policies/access-counts.server.ts';
    for (const one of ${JSON.stringify(people)})
      for (let n = 0; n < 300; n++) observeAccess(one, 'document', new Date());
  `;
  const { stdout } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '-e', program],
    { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'warn' } },
  );
  const lines = stdout.trim().split('\n');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      msg: 'policies: unusual rate of access',
    });
  for (const one of people) expect(stdout).not.toContain(one);
  return lines;
}
