/** The command end to end on the planted site: report files, baseline, waivers, a project's own site, wrong usage. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditRun } from '../report/audit-run.ts';
import type { LocalServer } from '../testing/local-server.ts';
import { startPlantedSite } from '../testing/planted-site.ts';
import { helpText, optionGroups, parseAuditOptions } from './options.ts';
import { parseTarget } from './read-target.ts';
import { UsageError } from './usage-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'seo-audit-'));
const file = (name: string, text?: string) => {
  if (text !== undefined) writeFileSync(join(folder, name), text);
  return join(folder, name);
};
let server: LocalServer;

beforeAll(async () => {
  server = await startPlantedSite();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { status: number | null; out: string; stderr: string };

const run = (...words: string[]) => runNode('packages/seo-audit/src/cli.ts', ...words);

function runNode(...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(join(process.cwd(), 'node_modules/.bin/node'), words, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let [out, stderr] = ['', ''];
    child.stdout.on('data', (text: Buffer) => {
      out += text;
    });
    child.stderr.on('data', (text: Buffer) => {
      stderr += text;
    });
    child.once('close', (status) => resolve({ status, out, stderr }));
  });
}

const runIn = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as AuditRun;

test('findings are in every report and set exit status 1; the next run is compared with this one', async () => {
  const names = ['html', 'json', 'csv', 'csv-findings', 'csv-links', 'csv-redirects'];
  const reports = names.flatMap((name) => [`--${name}`, file(`r.${name}`)]);
  const { status, out, stderr } = await run(server.origin, ...reports);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  const { findings } = runIn('r.json');
  expect(findings.length).toBeGreaterThan(50);
  for (const { id } of findings)
    for (const text of [
      out,
      readFileSync(file('r.html'), 'utf8'),
      readFileSync(file('r.csv-findings'), 'utf8'),
    ])
      expect(text).toContain(id);
  expect(readFileSync(file('r.csv'), 'utf8')).toContain(`${server.origin}/good,200,yes,`);
  expect(readFileSync(file('r.csv-links'), 'utf8')).toContain(
    `${server.origin}/links,${server.origin}/gone,To /gone,,1,404`,
  );
  expect(readFileSync(file('r.csv-redirects'), 'utf8')).toMatch(
    /\/hop-1,301,\S+\/hop-2,2,\S+\/hop-2,\S+\/good,200/,
  );
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
  const again = await run(server.origin, '--baseline', file('r.json'), '--skip', 'title-cut');
  expect(again.out).toMatch(/0 tags changed, 0 findings new, 0 gone/);
});

test('waivers accept findings, an unused one is reported, and a list asks about its addresses alone', async () => {
  const waivers = ['title-cut', 'viewport-missing'].map((id) => ({
    id,
    url: '/long*',
    reason: 'planted',
  }));
  const words = ['--waivers', file('w.json', JSON.stringify(waivers)), '--json', file('l.json')];
  const list = file('list.txt', `${server.origin}/long-title\n/good\n`);
  const { status, out } = await run('--list', list, ...words);
  expect(status).toBe(0);
  expect(out).toContain('viewport-missing for /long* matches nothing any more');
  const { pages, findings } = runIn('l.json');
  expect(pages.map(({ route }) => route)).toEqual(['/good', '/long-title']);
  expect(findings.map(({ id, waived }) => [id, waived])).toContainEqual(['title-cut', 'planted']);
  expect(findings.filter(({ id }) => id.startsWith('sitemap-'))).toEqual([]);
});

test('a project’s own site is started, audited with its banned words and waivers, and stopped; --json - is pure', async () => {
  const waivers = [{ id: 'canonical-missing', url: '*', reason: 'ours' }];
  const program = `
    import { runAuditCommand } from 'seo-audit';
    await runAuditCommand(['--json', '-', '--fail-on', 'never', '--extract', 'main=h1'], {
      commandLine: 'audit',
      startSite: async () => ({
        url: '${server.origin}',
        note: 'An old build',
        stop: async () => console.error('stopped'),
      }),
      waiversFile: ${JSON.stringify(file('own.json', JSON.stringify(waivers)))},
      bannedWords: { words: [{ phrase: 'best', pattern: /best/ }], why: 'The law says so.' },
    });`;
  const { out, stderr, status } = await runNode('--input-type=module', '--eval', program);
  const { findings, note, pages } = JSON.parse(out) as AuditRun;
  expect({ status, note, stderr: stderr.trim() }).toEqual({
    status: 0,
    note: 'An old build',
    stderr: 'stopped',
  });
  expect(findings.find(({ id }) => id === 'banned-words')).toMatchObject({
    what: 'best',
    why: 'The law says so.',
  });
  expect(findings.find(({ id }) => id === 'canonical-missing')?.waived).toBe('ours');
  expect(pages.find(({ route }) => route === '/good')?.extracted).toEqual({
    main: ['Understand good'],
  });
});

test('wrong usage prints one line and a hint, with exit status 2; --checks needs no site', async () => {
  for (const words of [[], ['no such site'], [server.origin, '--baseline', file('x.json', '{}')]]) {
    const { status, stderr } = await run(...words);
    const lines = stderr.trim().split('\n').length;
    expect({ words, status, lines }).toEqual({ words, status: 2, lines: 2 });
  }
  expect((await run('--checks')).out).toMatch(/^link-broken \(error\): A link leads to/m);
});

test('invalid options are refused in one line', () => {
  for (const words of [
    ['--max-pages', 'many'],
    ['--max-pages', '0'],
    ['--max-pages', ''],
    ['--nope'],
    ['a.test', 'b.test'],
    ['--fail-on', 'luck'],
    ['--canonical-origin', 'www.example.com'],
    ['--skip', 'title-cutt'],
    ['--list', file('empty.txt', 'nothing here')],
    ['--list', '/no/such/file'],
  ]) {
    expect(() => parseAuditOptions(words)).toThrow(UsageError);
    expect(() => parseAuditOptions(words)).toThrow(/^[^\n]+$/);
  }
});

test('a bare host name is read as https; other protocols are refused', () => {
  expect(parseTarget('www.example.com/cover')).toBe('https://www.example.com/cover');
  expect(parseTarget('http://localhost:3000')).toBe('http://localhost:3000');
  for (const target of ['ftp://x', 'no such file'])
    expect(() => parseTarget(target)).toThrow(UsageError);
});

test('a URL list has one address per line, and a whole URL in it sets the site', () => {
  const list = file(
    'u.txt',
    'Address\r\nhttps://a.test/x\r\n\r\n"https://a.test/y",200\n# note\n/z\n',
  );
  const { target, scope } = parseAuditOptions(['--list', list]);
  expect(scope.list).toEqual(['https://a.test/x', 'https://a.test/y', '/z']);
  expect(target).toBe('https://a.test/x');
  expect(parseAuditOptions(['b.test', '--list', list]).target).toBe('b.test');
});

test('help lists every option once, in lines of at most 110 characters', () => {
  const help = helpText({
    commandLine: 'audit',
    startSite: async () => ({ url: '', stop: async () => {} }),
    bannedWords: { why: '', words: [] },
  });
  for (const [name] of Object.values(optionGroups).flat())
    expect(help.match(new RegExp(`^ {2}--${name}(?= |$)`, 'gm'))).toHaveLength(1);
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});
