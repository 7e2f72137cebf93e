/**
 * After `next build`, for every prerendered page: its scripts are fetched behind the first paint, and the hashes
 * of its inline scripts become its Content-Security-Policy, in the .meta file whose headers Next sends with it. Their
 * scripts are marked to be compiled as they come, and what pages fetch gets its smaller forms.
 * Must run before the first start: Next copies the files then. What it does not understand fails the build.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canReportConversions, tagManagerSources } from '../../lib/campaign/tag-manager.ts';
import { contentSecurityPolicy } from '../../lib/site/content-security-policy.ts';
import { isRoutePath, routeFor } from '../../lib/site/find-route.ts';
import { addCompileHint } from './add-compile-hint.ts';
import { compressStatic } from './compress-static.ts';
import { deferredScripts, deferScripts } from './defer-scripts.ts';
import { hashInlineScripts, hasInlineStyle } from './hash-inline-scripts.ts';

const root = process.argv[2] ?? '.next';
const app = join(root, 'server/app');

const { config } = JSON.parse(readFileSync(join(root, 'required-server-files.json'), 'utf8'));
const hasTagManager = Boolean(config.env?.SITE_TAG_MANAGER_ID);

const pages = globSync('**/*.html', { cwd: app });
/** What pages begin with: "/_next/static/…". */
const scripts = new Set<string>();
try {
  if (pages.length === 0) throw new Error('no prerendered page: run next build first');
  for (const page of pages) finishPage(page);
  // A copy that an earlier start made would keep the earlier header.
  for (const copy of globSync('**/route-cache', { cwd: root })) {
    rmSync(join(root, copy), { recursive: true, force: true });
  }
  for (const script of scripts) addCompileHint(join(root, script.replace('/_next/', '')));
  await compressStatic(join(root, 'static'));
  console.log(`${pages.length} pages finished: scripts behind the paint, Content-Security-Policy`);
} catch (error) {
  console.error(
    `The build is not finished. ${app}: ${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}

function finishPage(page: string): void {
  const file = join(app, page);
  const metaFile = file.replace(/\.html$/, '.meta');
  try {
    const html = deferScripts(readFileSync(file, 'utf8'));
    for (const script of deferredScripts(html)) scripts.add(script);
    const policy = contentSecurityPolicy(hashInlineScripts(html), otherSources(page));
    // Next's own last-resort page brings styles; the policy blocks them and leaves readable text.
    if (page !== '_global-error.html' && hasInlineStyle(html)) {
      throw new Error('it has inline styles, which the policy forbids');
    }
    const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
    meta.headers = { ...meta.headers, 'content-security-policy': policy };
    writeFileSync(metaFile, JSON.stringify(meta));
    writeFileSync(file, html);
  } catch (error) {
    throw new Error(`${page}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Nothing but our own, unless this build has a tag manager and the page is one where it may report. */
function otherSources(page: string): Readonly<Record<string, readonly string[]>> {
  const path = page === 'index.html' ? '/' : `/${page.replace(/\.html$/, '')}`;
  const mayReport = hasTagManager && isRoutePath(path) && canReportConversions(routeFor(path));
  return mayReport ? tagManagerSources : {};
}
