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
  // Missing: a first start creates the folder too.
  dataDir = join(mkdtempSync(join(tmpdir(), 'keys-')), 'data');
});
afterEach(() => {
  rmSync(join(dataDir, '..'), { recursive: true, force: true });
});

/** The keys in a new process, as after a restart. */
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

test('without configured secrets two different ones of 32 bytes are generated', () => {
  const made = keys({ ...none, dataDir });
  expect(Buffer.from(made.antiForgerySecret, 'base64')).toHaveLength(32);
  expect(Buffer.from(made.dataEncryptionKey, 'base64')).toHaveLength(32);
  expect(made.antiForgerySecret).not.toBe(made.dataEncryptionKey);
});

test('they are generated once', () => {
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

/** Processes that synchronise before every round. */
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

test('processes that start at once have the same secrets, round after round', async () => {
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
  // A failed process would leave the other waiting.
  const [one, other] = await made.finally(() =>
    Promise.all(workers.map((worker) => worker.terminate())),
  );
  const stored = dataDirs.map((dir) => ({
    ...JSON.parse(readFileSync(join(dir, keysFile), 'utf8')),
    ...later,
  }));
  expect(one).toEqual(stored);
  expect(other).toEqual(stored);
  // Two threads spin: on a loaded machine a round takes as long as a time slice of the scheduler.
});

test('only the owner can read the file, and no temporary file remains', () => {
  keys({ ...none, dataDir });
  expect(mode(join(dataDir, keysFile))).toBe('600');
  expect(mode(dataDir)).toBe('700');
  expect(readdirSync(dataDir)).toEqual([keysFile]);
});

test('one configured secret is used with one generated secret', () => {
  const mixed = keys({ ...none, antiForgerySecret: 'given-secret', dataDir });
  expect(mixed.antiForgerySecret).toBe('given-secret');
  expect(mixed.dataEncryptionKey).toBe(keys({ ...none, dataDir }).dataEncryptionKey);
});

test('a corrupt file stops the start; new secrets would make every record unreadable', () => {
  keys({ ...none, dataDir: join(dataDir, 'sibling') });
  writeFileSync(join(dataDir, keysFile), '{"antiForgerySecret":');
  expect(() => keys({ ...none, dataDir })).toThrow(SyntaxError);
});

test('a file without the keys stops the start too', () => {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, keysFile), '{}');
  expect(() => keys({ ...none, dataDir })).toThrow(/antiForgerySecret/);
});
