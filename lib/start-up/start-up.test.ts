/** The start in a process of its own: which build it refuses, and that the time limits are enforced from then on. */
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { addCall } from '../../testing/data/add-call.ts';
import { validCallBack } from '../../testing/data/valid-call-back.ts';
import { temporaryDataDir } from '../../testing/databases/temporary-database.ts';
import { pollUntil } from '../../testing/poll-until.ts';
import { productionVariables } from '../../testing/servers/production-variables.ts';
import { computeBuildStamp } from '../config/compute-build-stamp.ts';
import { parseEnvironment } from '../config/parse-environment.ts';
import { dayMs } from '../dates/iso-date.ts';
import { recordDeskEvent } from '../desk/trail/audit-trail.server.ts';
import { startSession } from '../identity/sessions/sessions.server.ts';
import { recordAccess } from '../policies/access-log.server.ts';
import { listeningServers } from '../process/listening-servers.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import { servicesFor } from '../store/services.server.ts';
import { stopListening } from './start-up.server.ts';

const data = temporaryDataDir();
afterAll(data.remove);

const program = (after: string) => [
  '--conditions=react-server',
  '--input-type=module',
  '--eval',
  `const { startUp } = await import('./lib/start-up/start-up.server.ts'); await startUp(); ${after}`,
];

/** The variables as the process has them, DATA_DIR of this test included. */
const environmentOf = (variables: Record<string, string>) => ({
  ...process.env,
  DATA_DIR: data.dataDir,
  ...variables,
});

function start(variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    program("console.log('has started'); process.exit()"),
    { encoding: 'utf8', env: environmentOf(variables) },
  );
  return { status, hasStarted: stdout.includes('has started'), stderr };
}

const demonstration = computeBuildStamp(parseEnvironment({ DATA_DIR: data.dataDir }));
const refused = {
  status: 1,
  hasStarted: false,
  stderr: expect.stringContaining('The pages were built with other details'),
};

test('a build of a demonstration does not start as the live site', () => {
  const built = { SITE_BUILD_ENV: 'demo', SITE_BUILD_STAMP: demonstration };
  expect(start({ ...productionVariables, ...built })).toEqual(refused);
});

test('a build of the live site does not start without its environment', () => {
  const live = computeBuildStamp(parseEnvironment(productionVariables));
  expect(start({ SITE_BUILD_ENV: 'production', SITE_BUILD_STAMP: live })).toEqual(refused);
});

test('a build with the stamp of its environment starts', () => {
  const built = { SITE_BUILD_ENV: 'production', SITE_BUILD_STAMP: demonstration };
  expect(start(built)).toMatchObject({ status: 0, hasStarted: true });
});

test('once started, the process enforces every group of time limits', async () => {
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const { env, ...services } = servicesFor(store, parseEnvironment({ DATA_DIR: data.dataDir }));
  const { db } = store;
  const longAgo = new Date(Date.now() - 10_000 * dayMs);
  const then = { ...services, env, store: { ...store, now: () => longAgo } };
  await addCall(then);
  const erase_at = longAgo.toISOString();
  await db.insertInto('form_draft').values({ id: randomUUID(), sealed: '', erase_at }).execute();
  await recordAccess(then, 'key', { what: 'list' }, { clientClass: 'a browser', now: longAgo });
  const contact = { contactKey: 'key', contact: validCallBack.mobile };
  await startSession(then, contact, { headers: new Headers(), now: longAgo });
  await recordDeskEvent(then, {
    actor: 'a',
    from: null,
    now: longAgo,
    action: 'answered',
    subject: null,
  });

  const count = async () => {
    const leads = await db.selectFrom('lead').select('id').where('mobile_key', 'is not', null);
    const others = (['form_draft', 'policy_access', 'login_session', 'desk_event'] as const).map(
      (table) => db.selectFrom(table).select('id'),
    );
    const rows = await Promise.all([leads, ...others].map((query) => query.execute()));
    return rows.map(({ length }) => length);
  };
  expect(await count()).toEqual([1, 1, 1, 1, 1]);
  const site = spawn(process.execPath, program(''), { env: environmentOf({}), stdio: 'ignore' });
  const ended = once(site, 'exit');
  await pollUntil(async () => (await count()).every((rows) => rows === 0), {
    what: 'nothing of what is over is left',
    timeoutMs: 60_000,
    everyMs: 200,
  }).finally(() => site.kill('SIGTERM'));
  expect(await ended).toEqual([0, null]);
  await db.destroy();
});

test('a process that is told to stop ends the work in progress first: a lead that was sent is settled', async () => {
  const work = `
    const { afterResponse } = await import('./lib/http/handle-request.server.ts');
    const { setTimeout: wait } = await import('node:timers/promises');
    afterResponse('a lead', async () => {
      console.log('sent');
      await wait(1000);
      console.log('settled');
    });`;
  const site = spawn(process.execPath, program(work), { env: environmentOf({}) });
  let output = '';
  site.stdout.on('data', (text) => {
    output += text;
    // npm forwards its own signal too: the second one is ignored.
    if (String(text).includes('sent')) for (const _ of [1, 2]) site.kill('SIGTERM');
  });
  expect(await once(site, 'close')).toEqual([0, null]);
  expect(output).toMatch(/sent\n.*settled\n/s);
});

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let answer: () => void;
let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer((_, response) => {
    answer = () => response.end('answered');
  });
  listeningServers().add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => listeningServers().delete(server));
afterAll(() => agent.destroy());

function get(): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent }, (response) => {
      response.on('data', (text) => resolve(String(text)));
    })
      .on('error', ({ code }: NodeJS.ErrnoException) => reject(new Error(code)))
      .end();
  });
}

test('an accepted request is answered, a later one is refused, and keep-alive connections do not delay the stop', async () => {
  const taken = get();
  await new Promise((resolve) => server.once('request', resolve));
  const stopped = stopListening();
  const later = fetch(`http://127.0.0.1:${port}`).catch((error) => error.cause.code);
  expect(await later).toBe('ECONNREFUSED');
  answer();
  expect(await taken).toBe('answered');
  await stopped;
});

test('a request on a connection that is in use is answered, with the word that the connection ends', async () => {
  const socket = connect(port, '127.0.0.1');
  const received = text(socket);
  const send = async () => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [, response] = await once(server, 'request');
    return response;
  };
  const before = await send();
  const stopped = stopListening();
  const after = await send();
  before.end('one');
  after.end('two');
  expect((await received).match(/^Connection: .*$/gm)).toEqual([
    'Connection: keep-alive',
    'Connection: close',
  ]);
  await stopped;
});
