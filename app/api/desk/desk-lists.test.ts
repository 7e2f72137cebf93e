/** The handlers of insurers' lists: managers only, whole files only, and the work goes on after the response. */
import { addDays, todayInIndia } from '@/lib/dates/iso-date';
import { deskMessages } from '@/lib/desk/desk-messages';
import { maxUploadBytes } from '@/lib/desk/lists/upload-limits';
import { waitUntilIdle } from '@/lib/http/handle-request.server';
import { withDatabase } from '@/testing/databases/with-database.ts';
import {
  asha,
  type DeskFields,
  deskRequest,
  deskSite,
  ravi,
} from '@/testing/handlers/desk-site.ts';

const insurer = 'Star Health';
/** Near: a year far ahead is no date at all. Midnight may pass during a test. */
const dayToCome = addDays(todayInIndia(new Date()), 2);

const { post, signIn, tokenFor, send, site } = deskSite([
  'list_upload',
  'hospital_list',
  'earlier_version',
  'stopped_number',
]);

const csv = (count: number) =>
  `Hospital Name,Address,City,State,Pincode\n${Array.from(
    { length: count },
    (_, at) => `Hospital ${at},Road ${at},Pune,Maharashtra,${411_001 + at}\n`,
  ).join('')}`;
const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'list.csv') =>
  new File([text], name);
const upload = (over: DeskFields = {}): DeskFields => ({
  kind: 'hospitals',
  insurer,
  listKind: 'network',
  asOf: '2026-06-29',
  columns: '',
  list: fileOf(csv(3)),
  ...over,
});
const lists = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT * FROM hospital_list').all());
const uploads = () =>
  withDatabase(site.dataDir, (db) => db.prepare('SELECT state FROM list_upload').all());

test('a manager uploads, reads, loads and takes back; each answer comes before the work', async () => {
  const cookie = await signIn(ravi);
  const uploaded = await post(cookie, 'upload-list', upload());
  expect(uploaded).toMatchObject({
    status: 303,
    location: expect.stringMatching(/^\/desk\/lists\/[\w-]{36}#verdict$/),
  });
  expect(uploads()).toMatchObject([{ state: 'reading' }]);
  await waitUntilIdle();
  expect(uploads()).toMatchObject([{ state: 'read' }]);
  expect(lists()).toEqual([]);
  const id = /[\w-]{36}/.exec(uploaded.location)?.[0] ?? '';
  const loaded = await post(cookie, 'load-list', { id });
  expect(loaded.location).toBe(uploaded.location);
  expect(uploads()).toMatchObject([{ state: 'loading' }]);
  expect((await post(cookie, 'discard-list', { id })).location).toContain('message=list-running');
  await waitUntilIdle();
  expect(uploads()).toMatchObject([{ state: 'loaded' }]);
  expect(lists()).toMatchObject([{ insurer, hospitals: 3 }]);
  const list = { kind: 'hospitals', insurer, listKind: 'network' };
  expect((await post(cookie, 'undo-list', list)).location).toBe(
    '/desk/lists?message=list-undone#message',
  );
  expect(lists()).toEqual([]);
  expect((await post(cookie, 'undo-list', list)).location).toContain('list-kept');
});

test('rubbish ends as refused, and the site goes on', async () => {
  const cookie = await signIn(ravi);
  const bytes = new Uint8Array(100_000).map((_, at) => (at * 7919) % 251);
  await post(cookie, 'upload-list', upload({ list: fileOf(bytes, 'list.xlsx') }));
  await waitUntilIdle();
  expect(uploads()).toMatchObject([{ state: 'refused' }]);
});

test.each([
  ['name', csv(3), 'Star-Health_Network_29062026.csv'],
  ['first lines', `Star Health network,,,,\nas on 29.06.2026,,,,\n${csv(3)}`, 'list.csv'],
])(
  'of a file whose %s say whose list it is and of which day nothing is asked',
  async (_, text, name) => {
    const cookie = await signIn(ravi);
    const list = fileOf(text, name);
    const uploaded = await post(cookie, 'upload-list', { kind: 'hospitals', list });
    await waitUntilIdle();
    const id = /[\w-]{36}/.exec(uploaded.location)?.[0] ?? '';
    await post(cookie, 'load-list', { id });
    await waitUntilIdle();
    expect(lists()).toMatchObject([
      { insurer, as_of: '2026-06-29', kind: 'network', hospitals: 3 },
    ]);
  },
  60_000,
);

test('a file that does not say it waits until a manager does, and is not loaded before', async () => {
  const cookie = await signIn(ravi);
  const uploaded = await post(cookie, 'upload-list', { kind: 'hospitals', list: fileOf(csv(3)) });
  await waitUntilIdle();
  const id = /[\w-]{36}/.exec(uploaded.location)?.[0] ?? '';
  const own = `/desk/lists/${id}`;
  expect(uploads()).toMatchObject([{ state: 'read' }]);
  expect((await post(cookie, 'load-list', { id })).location).toBe(
    `${own}?message=list-insurer#message`,
  );
  const again = async (over: DeskFields) =>
    (await post(cookie, 'read-list-again', { id, insurer, asOf: '2026-06-29', ...over })).location;
  expect(await again({ asOf: dayToCome })).toBe(`${own}?message=list-day#list-day`);
  expect(await again({ insurer: 'Star Helth' })).toBe(`${own}?message=list-insurer#list-insurer`);
  expect(await again({ id: 'x' })).toBe('/desk/lists?message=list-gone#message');
  expect(await again({})).toBe(`${own}#verdict`);
  expect(uploads()).toMatchObject([{ state: 'reading' }]);
  await waitUntilIdle();
  await post(cookie, 'load-list', { id });
  await waitUntilIdle();
  expect(lists()).toMatchObject([{ insurer, as_of: '2026-06-29', hospitals: 3 }]);
});

test.each<[string, DeskFields, string]>([
  ['no file', { list: fileOf('') }, 'list-file#hospitals-file'],
  ['another kind', { kind: 'leads' }, 'list-file#message'],
  ['an insurer that was typed', { insurer: 'Star Helth' }, 'list-insurer#hospitals-insurer'],
  ['a day to come', { asOf: dayToCome }, 'list-day#hospitals-day'],
  ['a day long ago', { asOf: '1999-01-01' }, 'list-day#hospitals-day'],
  ['half a column', { columns: 'pin=' }, 'list-columns#hospitals-columns'],
])('%s is said, and nothing is stored', async (_, over, message) => {
  const { location } = await post(await signIn(ravi), 'upload-list', upload(over));
  expect(location).toBe(`/desk/lists?message=${message}`);
  expect(uploads()).toEqual([]);
});

test('the broker’s own do-not-call list is read by a process of its own; its form is on the page of stopped calls', async () => {
  const cookie = await signIn(ravi);
  const numbers = () =>
    withDatabase(site.dataDir, (db) => db.prepare('SELECT until FROM stopped_number').all());
  const file = fileOf('Mobile,Name\n98765 43210,Asha\nnobody,x\n', 'dnc.csv');
  const uploaded = await post(cookie, 'upload-list', { kind: 'stop-list', list: file });
  expect(uploads()).toMatchObject([{ state: 'reading' }]);
  await waitUntilIdle();
  expect([uploads(), numbers()]).toEqual([[{ state: 'read' }], []]);
  const id = /[\w-]{36}/.exec(uploaded.location)?.[0] ?? '';
  expect((await post(cookie, 'load-list', { id })).location).toBe(`/desk/lists/${id}#verdict`);
  await waitUntilIdle();
  expect([uploads(), numbers()]).toEqual([[{ state: 'loaded' }], [{ until: expect.any(String) }]]);
  const empty = await post(cookie, 'upload-list', { kind: 'stop-list', list: fileOf('') });
  expect(empty.location).toBe('/desk/stop-calls?message=list-file#stop-list-file');
});

test('a staff member who is no manager, a forged form and an upload to another action store nothing', async () => {
  const cookie = await signIn(asha);
  const actions = ['upload-list', 'read-list-again', 'load-list', 'discard-list', 'undo-list'];
  for (const action of actions) {
    const fields = action === 'upload-list' ? upload() : { id: 'x' };
    expect([action, (await post(cookie, action, fields)).location]).toEqual([
      action,
      '/desk?message=role#message',
    ]);
  }
  const manager = await signIn(ravi);
  const forged = await post(manager, 'upload-list', upload({ token: 'forged' }));
  expect(forged.location).toBe('/desk?message=form#message');
  expect((await post(manager, 'load-list', upload())).status).toBeGreaterThanOrEqual(400);
  expect(uploads()).toEqual([]);
});

test('a body that is too large or was cut half way stores nothing, a whole one is stored', async () => {
  const cookie = await signIn(ravi);
  const token = await tokenFor(cookie, 'upload-list');
  const sent = async (list: File, bytesLeftOut: number) => {
    const whole = deskRequest('upload-list', { cookie, fields: { token, ...upload({ list }) } });
    const { url, headers } = whole;
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const body = bytes.subarray(0, bytes.length - bytesLeftOut);
    return send(new Request(url, { method: 'POST', headers, body }));
  };
  expect(await sent(fileOf(new Uint8Array(maxUploadBytes + 1)), 0)).toMatchObject({
    status: 303,
    location: '/desk/lists?message=list-too-large#message',
  });
  expect(deskMessages['list-too-large']).toContain(`than ${maxUploadBytes / 1024 ** 2} MB`);
  expect(await sent(fileOf(csv(3)), 200)).toMatchObject({ status: 400 });
  expect(uploads()).toEqual([]);
  expect(await sent(fileOf(csv(3)), 0)).toMatchObject({ status: 303 });
  await waitUntilIdle();
  expect(uploads()).toHaveLength(1);
});

test('an upload that is gone is said', async () => {
  const cookie = await signIn(ravi);
  for (const action of ['load-list', 'discard-list'])
    expect((await post(cookie, action, { id: 'x' })).location).toBe(
      '/desk/lists?message=list-gone#message',
    );
});

test('the body of an upload is read for a staff member only', async () => {
  const unread = deskRequest('upload-list', { fields: { list: fileOf('x') } });
  expect((await send(unread)).location).toBe('/desk/sign-in?message=ended#message');
  expect(unread.bodyUsed).toBe(false);
});
