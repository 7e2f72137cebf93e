/**
 * Where Google Tag Manager may run, and what it then needs of the Content-Security-Policy. Without
 * TAG_MANAGER_ID nothing of this exists. With it, its script is loaded only after a call-back request went
 * through whose visitor allowed the report; never on a page of claims, complaints, renewals, login or contact.
 */
import type { Route } from '../site/find-route.ts';

/** Pages where people come for help have no popup either. Answers are made per request under a nonce. */
export function canReportConversions({ hasExitPopup, kind }: Route): boolean {
  return hasExitPopup && kind !== 'tool';
}

/** The page that confirms a form posted by the browser itself. */
export function isConversionPage({ pathname, searchParams }: URL): boolean {
  const result = searchParams.get('result');
  return pathname === '/get-a-call' && (result === 'delivered' || result === 'queued');
}

/**
 * Google's list for Tag Manager, Analytics 4 and Ads conversions; no 'unsafe-inline', no 'unsafe-eval'. Scripts are not
 * allowed by host: some of those hosts serve any script one asks them for. What a script of ours loads may run, and what
 * that loads; all scripts of a prerendered page are loaded so (scripts/build/defer-scripts.ts).
 */
export const tagManagerSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': ["'strict-dynamic'"],
  'img-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
    'https://www.google.co.in',
  ],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
  ],
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
};
