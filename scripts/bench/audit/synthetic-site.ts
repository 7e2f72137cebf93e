/**
 * A synthetic site for the audit's benchmark: each page links to ten others, every hundredth is a near-duplicate. A
 * paragraph and its link take about 450 bytes. With "client-rendered" a script writes the paragraphs.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const [pageCount = 5_000, paragraphCount = 60] = process.argv.slice(2, 4).map(Number);
const isClientRendered = process.argv[4] === 'client-rendered';
const vocabulary = Array.from({ length: 3_000 }, (_, at) => `word${at.toString(36)}`);

let origin = '';
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/robots.txt')
    return void response.end(`User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`);
  if (path === '/sitemap.xml') return void response.end(sitemap());
  const at = path === '/' ? 0 : Number(/^\/page-(\d+)$/.exec(path)?.[1] ?? Number.NaN);
  if (!(at < pageCount)) return void response.writeHead(404).end();
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    .end(gzipSync(page(at), { level: 1 }));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
console.log(origin);

function pathOf(at: number): string {
  return at === 0 ? '/' : `/page-${at}`;
}

function sitemap(): string {
  const rows = Array.from(
    { length: pageCount },
    (_, at) => `<url><loc>${origin}${pathOf(at)}</loc><lastmod>2026-11-01</lastmod></url>`,
  );
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`;
}

function page(at: number): string {
  // Every hundredth page repeats the previous page's text.
  const seed = at % 100 === 99 ? at - 1 : at;
  const children = Array.from({ length: 10 }, (_, child) => at * 10 + child + 1).filter(
    (child) => child < pageCount,
  );
  const url = origin + pathOf(at);
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page number ${at} of the synthetic site</title><meta name="description" content="What page number ${at} of the synthetic site tells, in a hundred characters or a few more than that."><link rel="canonical" href="${url}"><meta property="og:url" content="${url}"></head><body><main><h1>Page ${at}</h1>${isClientRendered ? clientRendered(paragraphs(seed)) : paragraphs(seed)}<ul>${children.map((child) => `<li><a href="${pathOf(child)}">The page ${child}</a></li>`).join('')}</ul></main><footer>${Array.from({ length: paragraphCount }, (_, link) => `<a href="/page-${(at + link * 83 + 1) % pageCount || 1}">Also page ${link}</a> `).join('')}</footer></body></html>`;
}

function clientRendered(html: string): string {
  return `<div id="text"></div><script>document.getElementById('text').innerHTML = ${JSON.stringify(html)};</script>`;
}

function paragraphs(seed: number): string {
  let state = seed * 2_654_435_761 + 12_345;
  let text = '';
  for (let paragraph = 0; paragraph < paragraphCount; paragraph += 1) {
    text += '<p>';
    for (let word = 0; word < 50; word += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      text += `${vocabulary[state % vocabulary.length]} `;
    }
    text += '</p>';
  }
  return text;
}
