/** The command end to end: planted faults, report files, saved pages, wrong usage. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditRun } from '../report/audit-run.ts';
import { type LocalServer, sendHtml, startLocalServer } from '../testing/local-server.ts';
import { goodPage, testOrigin } from '../testing/site-from-html.ts';

const folder = mkdtempSync(join(tmpdir(), 'seo-audit-'));
const file = (name: string) => join(folder, name);
let server: LocalServer;
let homeTitle = '<title>Cover for you and for all who live with you</title>';

const shared =
  '<meta name="description" content="One description that two of the pages of this site share, which helps nobody who searches.">';
const pages: Record<string, () => string> = {
  '/': () =>
    goodPage('/', {
      title: homeTitle,
      body: ['twin', 'other', 'canonless', 'cut', 'picture', 'wrong']
        .map((name) => `<a href="/${name}">The page ${name}</a>`)
        .join(''),
    }),
  '/twin': () => goodPage('/twin', { description: shared }),
  '/other': () => goodPage('/other', { description: shared }),
  '/canonless': () => goodPage('/canonless', { canonical: '' }),
  '/cut': () =>
    goodPage('/cut', {
      title:
        '<title>A title so long that no search result will ever show the whole of it to anybody</title>',
    }),
  '/picture': () => goodPage('/picture', { body: '<img src="/u.png" width="10" height="10">' }),
  '/wrong': () =>
    goodPage('/wrong').replace(
      'property="og:url" content="https://site.test/wrong"',
      'property="og:url" content="https://site.test/right"',
    ),
  '/orphan': () => goodPage('/orphan'),
};

beforeAll(async () => {
  server = await startLocalServer((request, response, origin) => {
    const html = pages[request.url ?? '']?.().replaceAll(testOrigin, origin);
    if (html) sendHtml(response, html);
    else if (request.url === '/robots.txt')
      response.end(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
    else if (request.url === '/sitemap.xml')
      response.end(
        `<urlset>${Object.keys(pages)
          .map((path) => `<url><loc>${origin}${path}</loc></url>`)
          .join('')}</urlset>`,
      );
    else response.writeHead(404).end();
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { status: number | null; out: string; stderr: string };

function run(...words: string[]): Promise<Ended> {
  return runNode('packages/seo-audit/src/cli.ts', ...words);
}

function runNode(...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(join(process.cwd(), 'node_modules/.bin/node'), words, {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let out = '';
    let stderr = '';
    child.stdout.on('data', (text: Buffer) => {
      out += text;
    });
    child.stderr.on('data', (text: Buffer) => {
      stderr += text;
    });
    child.once('close', (status) => resolve({ status, out, stderr }));
  });
}

test('planted faults are found, appear in every report and set exit status 1', async () => {
  const { status, out, stderr } = await run(
    server.origin,
    '--html',
    file('r.html'),
    '--json',
    file('r.json'),
    '--csv',
    file('p.csv'),
    '--csv-findings',
    file('f.csv'),
  );
  expect(status).toBe(1);
  const { findings } = JSON.parse(readFileSync(file('r.json'), 'utf8')) as AuditRun;
  const found = findings.flatMap(({ id, url, urls = [url] }) =>
    urls.map((one) => `${id} ${one.replace(server.origin, '')}`),
  );
  const faults = [
    'description-shared /twin',
    'description-shared /other',
    'canonical-missing /canonless',
    'title-cut /cut',
    'image-without-alt /picture',
    'og-url-differs /wrong',
    'orphan-page /orphan',
  ];
  expect(found).toEqual(expect.arrayContaining(faults));
  expect(stderr).toBe('');
  const html = readFileSync(file('r.html'), 'utf8');
  const csv = readFileSync(file('f.csv'), 'utf8');
  for (const fault of faults) {
    const [id = ''] = fault.split(' ');
    for (const report of [out, html, csv]) expect(report).toContain(id);
  }
  expect(html).not.toMatch(/<(?:script|img|link|iframe)[^>]+(?:src|href)=/);
  expect(readFileSync(file('p.csv'), 'utf8').split('\r\n')).toHaveLength(
    Object.keys(pages).length + 2,
  );
  for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(100);
});

test('a comparison with a baseline names each changed tag with its old and new text', async () => {
  const before = homeTitle;
  homeTitle = '<title>Cover for you, said in other words than before</title>';
  const { out } = await run(server.origin, '--baseline', file('r.json'), '--html', file('r2.html'));
  homeTitle = before;
  expect(out).toContain('1 tags changed');
  expect(out).toContain('- Cover for you and for all who live with you');
  expect(out).toContain('+ Cover for you, said in other words than before');
  expect(readFileSync(file('r2.html'), 'utf8')).toContain('What changed since');
});

test('waivers remove findings, and an unused waiver is reported', async () => {
  const waivers = [
    'description-shared',
    'canonical-missing',
    'image-without-alt',
    'og-url-differs',
    'icon-broken',
    'og-image-broken',
    'image-broken',
  ];
  writeFileSync(
    file('w.json'),
    JSON.stringify(
      [...waivers, 'lang-missing'].map((id) => ({ id, url: '/*', reason: 'planted' })),
    ),
  );
  const words = [server.origin, '--waivers', file('w.json')];
  const { status, out } = await run(...words);
  expect(out).toContain('lang-missing for /* matches nothing any more');
  expect(out).toMatch(/Found \d+ warnings/);
  expect(status).toBe(0);
  expect((await run(...words, '--fail-on', 'warning')).status).toBe(1);
});

test('a saved page and a folder of saved pages are audited without a server', async () => {
  writeFileSync(
    file('competitor.html'),
    '<!-- saved from url=(0024)https://rival.test/cover -->\n<html><title>Cover</title><body><img src="competitor_files/a.png"><a href="/x">More</a>',
  );
  const one = await run(file('competitor.html'), '--json', file('saved.json'));
  expect(one.status).toBe(1);
  const { findings, pages: read } = JSON.parse(
    readFileSync(file('saved.json'), 'utf8'),
  ) as AuditRun;
  expect(read.map(({ route }) => route)).toEqual(['file:///competitor.html']);
  const ids = findings.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'title-short',
      'description-missing',
      'canonical-missing',
      'image-without-alt',
      'lang-missing',
      'link-text-generic',
    ]),
  );
  expect(ids).not.toContain('page-unreachable');
  expect(readFileSync(file('saved.json'), 'utf8')).not.toContain(folder);
  expect((await run(folder)).out).toContain('3 pages');
});

test('the list of checks needs no site', async () => {
  const { status, out } = await run('--checks', file('checks.html'), '--skip', 'title-cut');
  expect([status, out]).toEqual([0, '']);
  const page = readFileSync(file('checks.html'), 'utf8');
  expect(page).toContain('title-short');
  expect(page).not.toContain('title-cut');
});

test('wrong usage prints one line and a hint, with exit status 2', async () => {
  const saved = [folder, '--include', '/a*'];
  for (const words of [
    [],
    ['no such file'],
    saved,
    [server.origin, '--baseline', file('w.json')],
  ]) {
    const { status, stderr } = await run(...words);
    expect({ words, status, lines: stderr.trim().split('\n').length }).toEqual({
      words,
      status: 2,
      lines: 2,
    });
  }
});

test('--json - writes only JSON to standard output, and errors do not fail a run that never fails', async () => {
  const { out, stderr, status } = await run(server.origin, '--json', '-', '--fail-on', 'never');
  expect(status).toBe(0);
  expect((JSON.parse(out) as AuditRun).totals.pages).toBe(Object.keys(pages).length);
  expect(stderr).toBe('');
});

test('a project’s own site is started, audited with its banned words and waivers, and stopped', async () => {
  writeFileSync(
    file('own.json'),
    JSON.stringify([{ id: 'canonical-missing', url: '*', reason: 'ours' }]),
  );
  const program = `
    import { runAuditCommand } from 'seo-audit';
    await runAuditCommand(['--json', '-'], {
      commandLine: 'audit',
      startSite: async () => ({
        url: '${server.origin}',
        stop: async () => console.error('stopped'),
      }),
      waiversFile: ${JSON.stringify(file('own.json'))},
      bannedWords: { words: [{ phrase: 'any body', pattern: /anybody/ }], why: 'The law says so.' },
    });`;
  const { out, stderr } = await runNode('--input-type=module', '--eval', program);
  const { findings } = JSON.parse(out) as AuditRun;
  expect(findings.filter(({ id }) => id === 'banned-words')).toMatchObject([
    { url: `${server.origin}/cut`, what: 'any body', why: 'The law says so.' },
  ]);
  expect(findings.find(({ id }) => id === 'canonical-missing')?.waived).toBe('ours');
  expect(stderr.trim()).toBe('stopped');
});
