import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Keys, keys } from './keys.server.ts';

const run = promisify(execFile);
const keysFile = 'demonstration-keys.json';
const moduleUrl = pathToFileURL(join(__dirname, 'keys.server.ts')).href;
const later = { previousDataEncryptionKey: null, keyedHashKey: null };
const none = { antiForgerySecret: null, dataEncryptionKey: null, ...later };
const given = { antiForgerySecret: 'given-secret', dataEncryptionKey: 'given-key', ...later };

let dataDir: string;
beforeEach(() => {
  // Not there yet: a first start makes the folder too.
  dataDir = join(mkdtempSync(join(tmpdir(), 'keys-')), 'data');
});
afterEach(() => {
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

/** What a process of its own, as after a restart, gets. */
async function keysOfNewProcess(): Promise<Keys> {
  const env = JSON.stringify({ ...none, dataDir });
  const { stdout } = await run(process.execPath, [
    '--conditions=react-server',
    '--input-type=module',
    '--eval',
    `const { keys } = await import(${JSON.stringify(moduleUrl)}); console.log(JSON.stringify(keys(${env})));`,
  ]);
  return JSON.parse(stdout) as Keys;
}

function mode(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

test('secrets that are given are used and nothing is written', () => {
  expect(keys({ ...given, dataDir })).toEqual(given);
  expect(() => readdirSync(dataDir)).toThrow('ENOENT');
});

test('where none is given two different secrets of 32 bytes are made', () => {
  const made = keys({ ...none, dataDir });
  expect(Buffer.from(made.antiForgerySecret, 'base64')).toHaveLength(32);
  expect(Buffer.from(made.dataEncryptionKey, 'base64')).toHaveLength(32);
  expect(made.antiForgerySecret).not.toBe(made.dataEncryptionKey);
});

test('they are made once', () => {
  expect(keys({ ...none, dataDir })).toEqual(keys({ ...none, dataDir }));
});

test('another data directory has other secrets', () => {
  const here = keys({ ...none, dataDir });
  const there = keys({ ...none, dataDir: join(dataDir, 'other') });
  expect(there.antiForgerySecret).not.toBe(here.antiForgerySecret);
  expect(there.dataEncryptionKey).not.toBe(here.dataEncryptionKey);
});

test('after a restart they are the same', async () => {
  const made = keys({ ...none, dataDir });
  expect(await keysOfNewProcess()).toEqual(made);
});

/** Makers that each wait, before every round, until all have come to it. */
const makeTogether = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { module, none, dataDirs, makers, arrived } = workerData;
  import(module).then(({ keys }) => {
    const made = dataDirs.map((dataDir, round) => {
      Atomics.add(arrived, round, 1);
      while (Atomics.load(arrived, round) < makers);
      return keys({ ...none, dataDir });
    });
    parentPort.postMessage(made);
  });
`;

test('of several that start at once all have the same, round after round', async () => {
  const makers = 2;
  const dataDirs = Array.from({ length: 100 }, (_, round) => join(dataDir, String(round)));
  const arrived = new Int32Array(new SharedArrayBuffer(4 * dataDirs.length));
  const workers = Array.from(
    { length: makers },
    () =>
      new Worker(makeTogether, {
        eval: true,
        execArgv: ['--conditions=react-server'],
        workerData: { module: moduleUrl, none, dataDirs, makers, arrived },
      }),
  );
  const made = Promise.all(
    workers.map(
      (worker) =>
        new Promise<Keys[]>((resolve, reject) => {
          worker.on('message', resolve).on('error', reject);
        }),
    ),
  );
  // One that failed leaves the other waiting for it.
  const [one, other] = await made.finally(() =>
    Promise.all(workers.map((worker) => worker.terminate())),
  );
  const kept = dataDirs.map((dir) => ({
    ...JSON.parse(readFileSync(join(dir, keysFile), 'utf8')),
    ...later,
  }));
  expect(one).toEqual(kept);
  expect(other).toEqual(kept);
  // Two threads spin for each other: on a busy machine a round takes as long as a turn of the scheduler.
});

test('only their owner can read the file, and no draft of it is left', () => {
  keys({ ...none, dataDir });
  expect(mode(join(dataDir, keysFile))).toBe('600');
  expect(mode(dataDir)).toBe('700');
  expect(readdirSync(dataDir)).toEqual([keysFile]);
});

test('one secret that is given stands beside one that is made', () => {
  const mixed = keys({ ...none, antiForgerySecret: 'given-secret', dataDir });
  expect(mixed.antiForgerySecret).toBe('given-secret');
  expect(mixed.dataEncryptionKey).toBe(keys({ ...none, dataDir }).dataEncryptionKey);
});

test('a damaged file stops the start; new secrets would make every record unreadable', () => {
  keys({ ...none, dataDir: join(dataDir, 'sibling') });
  writeFileSync(join(dataDir, keysFile), '{"antiForgerySecret":');
  expect(() => keys({ ...none, dataDir })).toThrow(SyntaxError);
});

test('a file without the keys in it stops the start as well', () => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, keysFile), '{}');
  expect(() => keys({ ...none, dataDir })).toThrow(/antiForgerySecret/);
});
