/**
 * Where Google Tag Manager may run, and its Content-Security-Policy. It is off without TAG_MANAGER_ID. With it, its
 * script is loaded only after a successful call-back request whose visitor allowed the report; never on a page about
 * claims, complaints, renewals, login or contact.
 */
import { callBackConfirmationPath } from '../confirmation-paths.ts';
import type { Route } from '../find-route.ts';

/** Help pages, which have no popup either. Answers are rendered per request under a nonce. */
export function canReportConversions({ hasExitPopup, kind }: Route): boolean {
  return hasExitPopup && kind !== 'tool';
}

/** The confirmation page of a native form post. */
export function isConversionPage({ pathname, searchParams }: URL): boolean {
  const result = searchParams.get('result');
  return pathname === callBackConfirmationPath && (result === 'delivered' || result === 'queued');
}

/**
 * Google's list for Tag Manager, Analytics 4 and Ads conversions; no 'unsafe-inline', no 'unsafe-eval'. Scripts are not
 * allowed by host, because some of those hosts serve arbitrary scripts. With `strict-dynamic` a script loaded by ours
 * may run; all scripts of a prerendered page are loaded that way (scripts/build/defer-scripts.ts).
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
