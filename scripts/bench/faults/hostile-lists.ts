/**
 * Files from outside, uploaded at a desk while visitors read pages: each gets its answer, and the slowest page is shown
 * beside that of a quiet run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import { isAtWork, readListUploads } from '../../../lib/desk/lists/list-uploads.server.ts';
import {
  deskFormToken,
  readStaffSession,
  startDeskSession,
} from '../../../lib/desk/sign-in/desk-sessions.server.ts';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import { servicesFor } from '../../../lib/store/services.server.ts';
import { cookiesOf } from '../../../testing/handlers/api-client.ts';
import { createWorkbook } from '../../../testing/hospital-lists/minimal-workbook.ts';
import { type Measurement, withMax, withMin } from '../measurement.ts';

export const benchManager = 'manager@example.in';
const action = 'upload-list';
const quietMs = 20_000;
const pages = ['/', '/term-insurance', '/cashless-hospital', '/api/hospitals?q=eye%20pune'];

const numbers = Array.from({ length: 200_000 }, (_, nth) => `${9_000_000_000 + nth}\n`).join('');
const workbook = (cell: string) =>
  createWorkbook([{ name: 'List', rows: [['Mobile']], rowsXml: `<row r="2">${cell}</row>` }]);
/** Two are read at once. */
const rounds = [
  [workbook('<c r="ZZZZZZ2"><v>1</v></c>'), workbook(`<c ${'a="" '.repeat(300_000)}/>`)],
  [Buffer.from(numbers), Buffer.from(numbers)],
];

/** @param variables of the site at the URL; its manager is `benchManager`. */
export async function measureUploads(
  url: string,
  variables: Record<string, string>,
): Promise<Measurement[]> {
  const env = parseEnvironment(variables);
  const services = servicesFor(await openStoreAt(env), env);
  const headers = new Headers({ 'user-agent': 'bench', 'sec-fetch-site': 'same-origin' });
  const now = services.store.now();
  const identity = { address: benchManager, groups: [] };
  const line = await startDeskSession(services, identity, { headers, now });
  headers.set('cookie', cookiesOf(new Headers({ 'set-cookie': line })));
  const manager = await readStaffSession(services, headers, now);
  if (!manager) throw new Error('The desk knows no manager.');
  const token = deskFormToken(services, manager, action);
  const upload = (bytes: Buffer) => {
    const body = new FormData();
    body.set('token', token);
    body.set('kind', 'stop-list');
    body.set(
      'list',
      new File([new Uint8Array(bytes)], bytes.length > 1e6 ? 'list.csv' : 'list.xlsx'),
    );
    return fetch(`${url}/api/desk/${action}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    });
  };
  const all = () => readListUploads(services, services.store.now());
  try {
    const quiet = await slowestPage(url, wait(quietMs));
    const busy = await slowestPage(
      url,
      (async () => {
        for (const files of rounds) {
          await Promise.all(files.map(upload));
          do await wait(500);
          while ((await all()).some(isAtWork));
        }
      })(),
    );
    const answered = (await all()).filter(({ report, message }) => report ?? message);
    return [
      { label: 'slowest page, quiet', value: quiet.slowestMs, unit: 'ms' },
      { label: 'slowest page while lists are read', value: busy.slowestMs, unit: 'ms' },
      withMax('pages without an answer', quiet.failed + busy.failed, 'pages', 0),
      withMin('lists with an answer', answered.length, 'lists', rounds.flat().length),
    ];
  } finally {
    await services.store.db.destroy();
  }
}

async function slowestPage(url: string, work: Promise<unknown>) {
  let [slowestMs, failed, isOver] = [0, 0, false];
  const ended = work.finally(() => {
    isOver = true;
  });
  const visitor = async (first: number) => {
    for (let nth = first; !isOver; nth++) {
      const start = performance.now();
      const path = pages[nth % pages.length];
      const isServed = await fetch(`${url}${path}`).then(
        async (response) => (await response.arrayBuffer()) && response.ok,
        () => false,
      );
      if (!isServed) failed++;
      slowestMs = Math.max(slowestMs, performance.now() - start);
      await wait(50);
    }
  };
  await Promise.all([ended, visitor(0), visitor(1), visitor(2)]);
  return { slowestMs, failed };
}
