/**
 * After `next build`, for every prerendered page: its scripts start on the first touch, it is laid out in
 * slices, and the hashes of its inline scripts become its Content-Security-Policy, in the .meta file that Next sends with it. Must run
 * before the first start: Next copies the files then.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayReportConversions, tagManagerSources } from '../../lib/campaign/tag-manager.ts';
import { contentSecurityPolicy } from '../../lib/site/content-security-policy.ts';
import { isRoutePath, routeFor } from '../../lib/site/find-route.ts';
import { layOutInSlices } from './lay-out-in-slices.ts';
import { startOnTouch } from './start-on-touch.ts';

const root = process.argv[2] ?? '.next';
const app = join(root, 'server/app');

const { config } = JSON.parse(readFileSync(join(root, 'required-server-files.json'), 'utf8'));
const hasTagManager = Boolean(config.env?.SITE_TAG_MANAGER_ID);

let count = 0;
for (const page of globSync('**/*.html', { cwd: app })) {
  const html = layOutInSlices(startOnTouch(readFileSync(join(app, page), 'utf8')));
  writeFileSync(join(app, page), html);
  const metaFile = join(app, page.replace(/\.html$/, '.meta'));
  const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
  meta.headers = {
    ...meta.headers,
    'content-security-policy': contentSecurityPolicy(
      inlineScriptHashes(html, page),
      otherSources(page),
    ),
  };
  writeFileSync(metaFile, JSON.stringify(meta));
  count++;
}
if (count === 0) throw new Error(`No prerendered page below ${app}: run next build first`);
// A copy that an earlier start made would keep the earlier header.
for (const copy of globSync('**/route-cache', { cwd: root })) {
  rmSync(join(root, copy), { recursive: true, force: true });
}
console.log(`${count} pages finished: late scripts, layout in slices, Content-Security-Policy`);

/** Nothing but our own, unless this build has a tag manager and the page is one where it may report. */
function otherSources(page: string): Readonly<Record<string, readonly string[]>> {
  const path = page === 'index.html' ? '/' : `/${page.replace(/\.html$/, '')}`;
  const mayReport = hasTagManager && isRoutePath(path) && mayReportConversions(routeFor(path));
  return mayReport ? tagManagerSources : {};
}

function inlineScriptHashes(html: string, page: string): string[] {
  // Next's own last-resort page brings styles; the policy blocks them and leaves readable text.
  if (page !== '_global-error.html' && /<style[\s>]|\sstyle="/.test(html)) {
    throw new Error(`${page} has inline styles, which the policy forbids`);
  }
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (/\ssrc=/.test(attributes) || /application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes].sort();
}
