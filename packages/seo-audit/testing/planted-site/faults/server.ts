/** Faults of status codes, headers, weight and response time. */

import { article } from '../generated-text.ts';
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('server');
const { caching, http, statusCodes, redirects } = sources;
const cells = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<tr><td>Bed ${index}</td><td>row ${index % 97}</td><td>sown in week ${index % 52} and thinned twice</td></tr>`,
  ).join('');

export const serverFaults = [
  fault(
    'page-no-store',
    'warning',
    'A public page forbids every cache and the back button’s memory.',
    caching,
    { headers: { 'cache-control': 'no-store' } },
    { header: ['cache-control', /no-store/] },
  ),
  fault(
    'page-cached-year',
    'warning',
    'HTML is immutable for a year: no change would ever reach a reader.',
    caching,
    { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    { header: ['cache-control', /31536000, immutable/] },
  ),
  fault(
    'file-uncached',
    'notice',
    'A style sheet has no Cache-Control and no ETag.',
    caching,
    { head: '<link rel="stylesheet" href="/files/uncached.css">' },
    { path: '/files/uncached.css', header: ['cache-control', null] },
  ),
  fault(
    'page-plain-text',
    'error',
    'HTML is sent as text/plain: readers see the source.',
    http,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
    { header: ['content-type', /text\/plain/] },
  ),
  fault(
    'page-download',
    'error',
    'HTML is sent as a file to download.',
    http,
    { headers: { 'content-type': 'application/octet-stream' } },
    { header: ['content-type', /octet-stream/] },
  ),
  fault(
    'page-typeless',
    'warning',
    'HTML is sent without a content type.',
    http,
    { headers: { 'content-type': null } },
    { header: ['content-type', null] },
  ),
  fault(
    'page-slow',
    'warning',
    'The page needs three seconds before its first byte.',
    sources.ttfb,
    { delay: 3000 },
    { status: 200 },
  ),
  fault(
    'page-huge',
    'warning',
    'The page weighs more than two megabytes, beyond what Google reads of it.',
    sources.crawlerSize,
    { body: `<table>${cells(32_000)}</table>` },
    { bytesAbove: 2_200_000 },
  ),
  fault(
    'page-uncompressed',
    'notice',
    'A page of 200 KB is sent uncompressed.',
    sources.ttfb,
    { uncompressed: true, body: `<table>${cells(2400)}</table>` },
    { header: ['content-encoding', null], bytesAbove: 150_000 },
  ),
  fault(
    'page-failing',
    'error',
    'A page of the sitemap answers 500.',
    statusCodes,
    { status: 500 },
    { status: 500 },
  ),
  fault(
    'page-unavailable',
    'error',
    'A page of the sitemap answers 503 all the time.',
    statusCodes,
    { status: 503 },
    { status: 503 },
  ),
  fault(
    'page-forbidden',
    'error',
    'A page of the sitemap answers 403.',
    statusCodes,
    { status: 403 },
    { status: 403 },
  ),
  fault(
    'page-gone-listed',
    'error',
    'A page that is gone (410) is still linked and in the sitemap.',
    statusCodes,
    { status: 410 },
    { status: 410 },
  ),
  fault(
    'page-forbidden-to-google',
    'error',
    'The page answers 403 to Googlebot and 200 to everybody else.',
    statusCodes,
    { forAgent: { agent: 'Googlebot', status: 403 } },
    [
      { status: 200 },
      {
        status: 403,
        agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      },
    ],
  ),
  fault(
    'page-cookie',
    'notice',
    'A public page sets a cookie that names the visitor, before anybody agreed and in the way of caches.',
    caching,
    { headers: { 'set-cookie': 'visitor=8f3a2c91d7; Path=/; Max-Age=31536000' } },
    { header: ['set-cookie', /visitor=/] },
  ),
  fault(
    'page-vary-all',
    'notice',
    'Vary: * keeps every cache from answering.',
    caching,
    { headers: { vary: '*' } },
    { header: ['vary', /^\*$/] },
  ),
  fault(
    'page-powered-by',
    'notice',
    'The header tells which version of which software to attack.',
    http,
    { headers: { 'x-powered-by': 'PHP/5.6.40', server: 'Apache/2.2.15 (CentOS)' } },
    { header: ['x-powered-by', /PHP\/5/] },
  ),
  fault(
    'page-sniffable',
    'notice',
    'X-Content-Type-Options is missing on this page.',
    sources.sniffing,
    { headers: { 'x-content-type-options': null } },
    { header: ['x-content-type-options', null] },
  ),
  fault(
    'page-refresh-header',
    'warning',
    'The page sends everybody on by a Refresh header.',
    redirects,
    { headers: { refresh: '0; url=/about' } },
    { header: ['refresh', /url=\/about/] },
  ),
  fault(
    'redirect-for-now-listed',
    'warning',
    'A page of the sitemap is a 302.',
    redirects,
    { path: '/server/lawn', status: 302, headers: { location: '/about' } },
    [{ status: 302 }, { path: '/sitemap.xml', body: /\/server\/lawn</ }],
  ),
  fault(
    'redirect-without-location',
    'error',
    'A redirect names no target.',
    http,
    { status: 301, unlisted: true },
    { status: 301, header: ['location', null] },
  ),
  fault(
    'redirect-to-home',
    'warning',
    'Two old articles redirect to the home page, which tells a reader nothing.',
    redirects,
    [
      { path: '/server/article-a', status: 301, headers: { location: '/' }, unlisted: true },
      { path: '/server/article-b', status: 301, headers: { location: '/' }, unlisted: true },
    ],
    { header: ['location', /^\/$/] },
  ),
  fault(
    'page-cut',
    'error',
    'The document ends in the middle of a sentence, without its end tags.',
    http,
    {
      edit: (html) =>
        html.slice(0, html.indexOf('<h2>What goes wrong')).concat('<p>And then the whole row of'),
    },
    { lacks: /<\/html>/ },
  ),
  fault(
    'page-preload-header-missing',
    'warning',
    'A Link header preloads a file that answers 404.',
    statusCodes,
    { headers: { link: '</files/lost-early.css>; rel=preload; as=style' } },
    [{ header: ['link', /lost-early\.css/] }, { path: '/files/lost-early.css', status: 404 }],
  ),
  fault(
    'page-nested',
    'notice',
    'The page is 6,000 elements nested in one list.',
    sources.lcp,
    {
      text: `${article('deep lists', 'deep lists')}<ul>${'<li><b>bulb</b> <i>seed</i></li>'.repeat(2000)}</ul>`,
    },
    /(?:<li><b>bulb<\/b> <i>seed<\/i><\/li>){2000}/,
  ),
];
