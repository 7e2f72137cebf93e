/** POST /api/vitals: same-origin, small, for a known route, and rate limited per client. */
import 'server-only';
import { isSameOrigin } from '../anti-forgery/same-origin.server.ts';
import { environment } from '../config/environment.server.ts';
import { DetachedRateLimiter } from '../http/client-allowance.server.ts';
import { identifyClient, rateLimitKey } from '../http/identify-client.server.ts';
import { readBody } from '../http/read-body.server.ts';
import { observeVitals } from './vitals-counts.server.ts';
import { parseVitalsReport } from './vitals-report.ts';

const maxBytes = 512;
/** One page per second for five minutes; people behind one address share it. */
const limit = new DetachedRateLimiter({ points: 300, duration: 300 });

export type VitalsReply =
  | { status: 204; outcome: 'counted' }
  | {
      status: 400 | 403 | 413 | 429;
      outcome: 'malformed' | 'cross-site' | 'too-large' | 'too-many';
    };

export async function postVitals(request: Request, now: Date): Promise<VitalsReply> {
  const env = environment();
  if (!isSameOrigin(request.headers, env)) return { status: 403, outcome: 'cross-site' };
  const client = identifyClient(request.headers, env.trustedProxyHops);
  const isAllowed = await limit.consume(rateLimitKey(client)).then(
    () => true,
    () => false,
  );
  if (!isAllowed) return { status: 429, outcome: 'too-many' };
  const body = await readBody(request, maxBytes);
  if (body.kind === 'too-large') return { status: 413, outcome: 'too-large' };
  const report = body.kind === 'text' ? parseVitalsReport(body.text) : null;
  if (!report) return { status: 400, outcome: 'malformed' };
  observeVitals(report, now);
  return { status: 204, outcome: 'counted' };
}
