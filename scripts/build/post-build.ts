/**
 * Runs after `next build`. For every prerendered page it defers the scripts until after the first paint and writes a
 * Content-Security-Policy with the hashes of the inline scripts into the .meta file, whose headers Next sends. It adds
 * compile hints to the scripts, compresses pages, scripts and style sheets, and prints the texts of Hindi pages that
 * have no Hindi: with a Hindi that a person has signed, they fail the build.
 * It must run before the first start, when Next copies the files. Markup it does not recognise fails the build
 * (docs/next-internals.md).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { removeBrokerDetails } from '../../lib/languages/missing-texts.ts';
import { readPoFiles } from '../../lib/languages/po-files.ts';
import { textsToWrite } from '../../lib/publishing/built-pages.ts';
import { unreadOfSignedPages } from '../../lib/publishing/signature.ts';
import { canReportConversions, tagManagerSources } from '../../lib/site/campaign/tag-manager.ts';
import { contentSecurityPolicy } from '../../lib/site/content-security-policy.ts';
import { findRoute } from '../../lib/site/find-route.ts';
import { errorMessage } from '../../lib/text/error-message.ts';
import { compressibleFiles } from '../../server/static-files.ts';
import { compressFiles } from './compress-files.ts';
import {
  addCompileHint,
  deferredScripts,
  deferScripts,
  hashInlineScripts,
  hasInlineStyle,
} from './defer-scripts.ts';
import { readBuiltVariables } from './read-built-variables.ts';

const root = process.argv[2] ?? '.next';
const app = join(root, 'server/app');

const hasTagManager = Boolean(readBuiltVariables(root).SITE_TAG_MANAGER_ID);

const pages = globSync('**/*.html', { cwd: app });
/** Paths of the scripts that pages load first: "/_next/static/…". */
const scripts = new Set<string>();
try {
  if (pages.length === 0) throw new Error('no prerendered page: run next build first');
  for (const page of pages) finishPage(page);
  for (const script of scripts) addCompileHint(join(root, script.replace('/_next/', '')));
  await compressFiles([
    ...compressibleFiles(join(root, 'static')).map((file) => join(root, 'static', file)),
    ...pages.map((page) => join(app, page)),
  ]);
  console.log(
    `${pages.length} pages finished: deferred scripts, Content-Security-Policy, compressed forms`,
  );
  const { siteEnv, broker } = parseEnvironment(process.env);
  if (siteEnv === 'production' && !broker.review)
    console.warn('No page says that it was reviewed: BROKER_REVIEWER and BROKER_REVIEWED_ON');
  reportMissingHindi();
} catch (error) {
  console.error(`The build failed. ${app}: ${errorMessage(error)}`);
  process.exitCode = 1;
}

function reportMissingHindi(): void {
  const { SITE_PEOPLE, SITE_HINDI_REVIEWER } = readBuiltVariables(root);
  removeBrokerDetails(root, [
    parseEnvironment(process.env).broker,
    SITE_PEOPLE ? JSON.parse(SITE_PEOPLE) : null,
  ]);
  const entries = readPoFiles();
  const problems = [
    ...textsToWrite(root, entries),
    ...unreadOfSignedPages(root, entries).map(
      ({ page, unread }) => `${page} has ${unread.length} texts that came after its signature`,
    ),
  ];
  for (const problem of problems) console.warn(problem);
  if (SITE_HINDI_REVIEWER && problems.length > 0)
    throw new Error(`${problems.length} faults in the Hindi that is signed (docs/how-to/hindi.md)`);
}

function finishPage(page: string): void {
  const file = join(app, page);
  const metaFile = file.replace(/\.html$/, '.meta');
  try {
    const html = deferScripts(readFileSync(file, 'utf8'));
    for (const script of deferredScripts(html)) scripts.add(script);
    const policy = contentSecurityPolicy(hashInlineScripts(html), otherSources(page));
    // Next's last-resort error page has inline styles: the policy blocks them, the text stays readable.
    if (page !== '_global-error.html' && hasInlineStyle(html))
      throw new Error('it has inline styles, which the policy blocks');
    const meta = JSON.parse(readFileSync(metaFile, 'utf8'));
    meta.headers = { ...meta.headers, 'content-security-policy': policy };
    writeFileSync(metaFile, JSON.stringify(meta));
    writeFileSync(file, html);
  } catch (error) {
    throw new Error(`${page}: ${errorMessage(error)}`, { cause: error });
  }
}

/** Third-party sources, only where this build has a tag manager and the page may report conversions. */
function otherSources(page: string): Readonly<Record<string, readonly string[]>> {
  const path = page === 'index.html' ? '/' : `/${page.replace(/\.html$/, '')}`;
  const route = findRoute(path);
  const mayReport = hasTagManager && route !== null && canReportConversions(route);
  return mayReport ? tagManagerSources : {};
}
