/** The alarm for unusual rates of access. */
import { spawnSync } from 'node:child_process';
import { accessStatus, observeAccess } from './access-log.server.ts';

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

const people = (count: number) => Array.from({ length: count }, (_, n) => `person ${n}`);

test('more than two thousand accesses of many people are unusual, though none of them takes many', () => {
  const later = at(180);
  for (const one of people(33)) for (let n = 0; n < 60; n++) observeAccess(one, 'document', later);
  expect(accessStatus(later)).toMatchObject({ document: 1980, unusual: null });
  for (let n = 0; n < 60; n++) observeAccess('the next', 'document', later);
  expect(accessStatus(later).unusual).toBe('many documents, numbers and copies are taken');
  expect(told(people(35), 60)).toHaveLength(1);
});

test('attack: a signed-in person downloads documents by the hundred', () => {
  expect(told(['a keyed hash'])).toHaveLength(1);
});

test('attack: a person causes an alarm with their own documents to hide the download of another’s', () => {
  expect(told(['a keyed hash', 'another', 'a keyed hash'])).toHaveLength(2);
});

/** @returns the log lines after each of these people accesses so many documents. */
function told(people: string[], each = 300): string[] {
  const program = `
    import { observeAccess } from './lib/policies/access-log.server.ts';
    for (const one of ${JSON.stringify(people)})
      for (let n = 0; n < ${each}; n++) observeAccess(one, 'document', new Date());
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
