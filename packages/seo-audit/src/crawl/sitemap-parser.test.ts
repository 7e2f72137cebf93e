import { createSitemapParser, type SitemapEntry } from './sitemap-parser.ts';

function parse(text: string, pieceLength = 7) {
  const entries: SitemapEntry[] = [];
  const reader = createSitemapParser((entry) => {
    entries.push(entry);
    return entries.length < 100;
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceLength)
    if (!reader.write(bytes.subarray(at, at + pieceLength))) break;
  return { ...reader.end(), entries };
}

test('rows are read from chunks of any size, with CDATA, entities and foreign namespaces', () => {
  const { kind, entries, problem } = parse(`<?xml version="1.0" encoding="UTF-8"?>
<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<s:url><s:loc> https://a.test/?a=1&amp;b=₹ </s:loc><image:image><image:loc>https://a.test/p.png</image:loc></image:image><s:lastmod>2026-11-01</s:lastmod></s:url>
<s:url><s:loc><![CDATA[https://a.test/c]]></s:loc></s:url></s:urlset>`);
  expect({ kind, problem, entries }).toEqual({
    kind: 'rows',
    problem: null,
    entries: [
      { loc: 'https://a.test/?a=1&b=₹', lastmod: '2026-11-01' },
      { loc: 'https://a.test/c', lastmod: null },
    ],
  });
});

test('a sitemap index and a plain text list are recognised', () => {
  expect(
    parse('<sitemapindex><sitemap><loc>https://a.test/1.xml</loc></sitemap></sitemapindex>').kind,
  ).toBe('index');
  expect(parse('https://a.test/1\r\nhttps://a.test/2\n').entries.map(({ loc }) => loc)).toEqual([
    'https://a.test/1',
    'https://a.test/2',
  ]);
});

test('a file that is not a sitemap is reported as such', () => {
  expect(parse('').problem).toBe('it is empty');
  expect(parse('<html></html>').problem).toMatch(/neither/);
  expect(parse('Not found').problem).toMatch(/neither XML nor/);
  expect(parse('<urlset><url><loc>x</loc></urlset>').problem).toMatch(/well-formed/);
  expect(
    parse(
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>`,
    ).problem,
  ).toMatch(/well-formed/);
});

test('the consumer can stop the parser', () => {
  const { rows, isCut } = parse(
    `<urlset>${'<url><loc>https://a.test/</loc></url>'.repeat(1_000)}</urlset>`,
  );
  expect({ rows, isCut }).toEqual({ rows: 100, isCut: true });
});
